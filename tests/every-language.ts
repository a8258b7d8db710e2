/**
 * The tag of tests that run in each language of the site; all others run in English alone. Such a test takes
 * its words from the content and its addresses from `withBase`.
 */
export const everyLanguage = { tag: '@every-language' };
