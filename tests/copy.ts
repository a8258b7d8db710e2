import { pageData } from '#content/page-data.js';
import type { PageCopy, PageName } from '../src/schema/copy.ts';

/** All pages but the legal ones: Node cannot import the Markdown that those include. */
type YamlPage = Exclude<PageName, `legal/${string}`>;

/** The copy of a page in the language of this run, by file name: `await pageCopy('home/home')`. */
export async function pageCopy<Name extends YamlPage>(name: Name): Promise<PageCopy<Name>> {
  const file = (await import(`#content/${name}.js`)) as {
    default: PageCopy<Name>;
  };
  return file.default;
}

/** The first section of this name on a page, as its file has it: `sectionOf('/titan-email', 'steps')`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the section's fields
export function sectionOf<Fields = Record<string, unknown>>(path: string, name: string): Fields {
  const found = pageData[path]?.sections.find(({ section }) => section === name);
  if (!found) throw new Error(`${path} has no section '${name}'`);
  return found as Fields;
}
