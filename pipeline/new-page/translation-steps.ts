import { defaultLanguage } from '../../reader/content-file.ts';
import { site } from '../../src/content/site.ts';

/** The steps to translate a page before it is published, for each other language. Drafts need no translation. */
export function translationSteps(
  words: string,
  languages: readonly string[] = site.languages,
): string[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const file = words.replace(`/${defaultLanguage}/`, `/${language}/`);
      return `Copy ${words} to ${file}, translate it there, and run npm run translated -- ${file}`;
    });
}
