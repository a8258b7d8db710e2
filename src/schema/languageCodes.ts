/** The languages that a site can have. The first has no prefix in its addresses. */
export const languageCodes = ['en', 'bn'] as const;

export type LanguageCode = (typeof languageCodes)[number];
