import { language } from '../src/site/language.ts';
import type { PageCopy, PageName } from '../src/schema/copy.ts';

/** All pages but the legal ones: Node cannot import the Markdown that those include. */
type YamlPage = Exclude<PageName, `legal/${string}`>;

/** The copy of a page in the language of this run, by file name: `await pageCopy('home/home')`. */
export async function pageCopy<Name extends YamlPage>(name: Name): Promise<PageCopy<Name>> {
  const file = (await import(`../content/${language.code}/${name}.yaml`)) as {
    default: PageCopy<Name>;
  };
  return file.default;
}
