import type { Sections } from '../generated/sections.ts';
import { pageData } from '#content/page-data.js';
import { language } from '../src/site/language.ts';
import type { PageCopy, PageName } from '../src/schema/copy.ts';

/** The copy of a page in the language of this run, by file name: `await pageCopy('home/home')`. */
export async function pageCopy<Name extends PageName>(name: Name): Promise<PageCopy<Name>> {
  const file = (await import(`../generated/${language.code}/server/${name}.js`)) as {
    default: PageCopy<Name>;
  };
  return file.default;
}

/**
 * The first section of this name on a page, as its file has it: `sectionOf('/titan-email', 'steps')`. What it
 * refers to, such as a family, is still a name.
 */
export function sectionOf<Name extends keyof Sections>(path: string, name: Name): Sections[Name] {
  const found = pageData[path]?.sections.find(({ section }) => section === name);
  if (!found) throw new Error(`${path} has no section '${name}'`);
  return found as unknown as Sections[Name];
}
