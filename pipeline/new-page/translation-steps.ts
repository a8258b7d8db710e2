import { defaultLanguage } from '../../reader/content-file.ts';
import { site } from '../../src/content/site.ts';

/** What to do for each other language of the site before a page is published. Drafts need no translation. */
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
