/**
 * The tag of tests that run in each language of the site; all others run only in English. Tagged tests read their
 * texts from the content and get their addresses from `withBase`.
 */
export const everyLanguage = { tag: '@every-language' };
