/** The languages that a site can have. Content is written in the first and translated from it. */
export const languageCodes = ['en', 'bn'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The prefix of a language's paths: none for the site's first language, such as `/bn` for another. */
export function basePathOf(code: string, languages: readonly string[]): string {
  return code === languages[0] ? '' : `/${code}`;
}
