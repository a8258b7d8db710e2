import { language } from '../src/site/language.ts';
import type { PageCopy, PageName } from '../src/schema/copy.ts';

/** The copy of a page in the language of this run, by file name: `await pageCopy('home/home')`. */
export async function pageCopy<Name extends PageName>(name: Name): Promise<PageCopy<Name>> {
  const file = (await import(`../generated/${language.code}/server/${name}.js`)) as {
    default: PageCopy<Name>;
  };
  return file.default;
}
