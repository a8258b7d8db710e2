import * as v from 'valibot';
import { pages } from '../../src/content/pages.ts';
import { redirects } from '../../src/content/redirects.ts';
import { pageSchema } from '../../src/content/schema/page.ts';
import type { PageEntry } from '../../src/content/schema/page.ts';
import { documentTitle } from '../../src/seo/title.ts';
import { longestTitle, pageMistakes } from '../content/pages.ts';
import { entryFor } from './entry.ts';

/** What somebody must say of a page that is to be. */
export interface Wish {
  path: string;
  title: string;
  area: string;
}

const registry: readonly PageEntry[] = pages;

/** The folders of src/pages, in the registry's order. */
export const areas: readonly string[] = [
  ...new Set(registry.map(({ view }) => view.slice(0, view.indexOf('/')))),
];

/** What is wrong with each answer by itself, in one sentence; null where it can stay. */
export const mistakeIn: Readonly<Record<keyof Wish, (value: string) => string | null>> = {
  path(value) {
    const issue = v.safeParse(pageSchema.entries.path, value).issues?.[0];
    if (issue) return `"${value}" is no path of a page: ${issue.message}.`;
    const target = Object.entries(redirects).find(([from]) => from.toLowerCase() === value)?.[1];
    if (target !== undefined) {
      return `${value} redirects to ${target}: take it out of src/content/redirects.ts first.`;
    }
    const taken = registry.find(({ path }) => path === value);
    return taken ? `There is a page at ${value} already, "${taken.label}".` : null;
  },
  title(value) {
    if (value.trim() === '') return 'A page needs a title.';
    // oxlint-disable-next-line no-control-regex -- controls are what is refused
    if (/[\u0000-\u001F\u007F]/.test(value)) return 'Write the title on one line.';
    const shown = documentTitle({ title: value.trim() });
    if (shown.length > longestTitle) {
      return `"${shown}" has more than ${longestTitle} characters: shorten the title.`;
    }
    const taken = registry.find(({ title, label }) => [title, label].includes(value.trim()));
    return taken ? `"${value.trim()}" is the name of ${taken.path} already.` : null;
  },
  area(value) {
    return areas.includes(value)
      ? null
      : `"${value}" is no folder of src/pages: choose ${areas.join(', ')}.`;
  },
};

/** What the build would say against the page as a whole; null where it would take it. */
export function mistakeInWhole(wish: Wish): string | null {
  const [mistake] = pageMistakes([...registry, entryFor(wish)]);
  return mistake === undefined ? null : `${mistake}.`;
}
