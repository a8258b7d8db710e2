/** The file that tells browsers which documents to prefetch; a header of every response names it. */
export const speculationRulesPath = '/links.speculationrules';
export const speculationRulesType = 'application/speculationrules+json';
