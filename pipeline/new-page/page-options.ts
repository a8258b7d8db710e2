import * as v from 'valibot';
import { pages } from '../../src/content/pages.ts';
import { redirects } from '../../src/content/redirects.ts';
import { pageSchema } from '../../src/content/schema/page.ts';
import { documentTitle } from '../../src/seo/title.ts';
import { longestTitle } from '../../reader/checks/pages.ts';

/** What `npm run new-page` needs to know. */
export interface PageOptions {
  path: string;
  title: string;
  area: string;
  /** Whether the page is written in React; otherwise its YAML file lists its sections. */
  react?: boolean | undefined;
}

/** The options that are texts, in the order in which they are asked for. */
export const textOptions = ['path', 'title', 'area'] as const;
type TextOption = (typeof textOptions)[number];

/** The folders of src/pages, in the order of the registry. */
export const areas: readonly string[] = [
  ...new Set(pages.map(({ view }) => view.slice(0, view.indexOf('/')))),
];

/** What is wrong with an option's value, in one sentence; null if it is valid. */
export const optionProblem: Readonly<Record<TextOption, (value: string) => string | null>> = {
  path(value) {
    const issue = v.safeParse(pageSchema.entries.path, value).issues?.[0];
    if (issue) return `"${value}" is not a valid path: ${issue.message}.`;
    const target = Object.entries(redirects).find(([from]) => from.toLowerCase() === value)?.[1];
    if (target !== undefined) {
      return `${value} redirects to ${target}: remove it from src/content/redirects.yaml first.`;
    }
    const taken = pages.find(({ path }) => path === value);
    return taken ? `${value} already exists: it is the page "${taken.label}".` : null;
  },
  title(value) {
    if (value.trim() === '') return 'The title is empty: write one, e.g. "Managed Hosting".';
    // oxlint-disable-next-line no-control-regex -- control characters are what is rejected
    if (/[\u0000-\u001F\u007F]/.test(value)) return 'Write the title on one line.';
    const shown = documentTitle({ title: value.trim() });
    if (shown.length > longestTitle) {
      return `"${shown}" is longer than ${longestTitle} characters: shorten the title.`;
    }
    const taken = pages.find(({ title, label }) => [title, label].includes(value.trim()));
    return taken ? `"${value.trim()}" is already the name of ${taken.path}.` : null;
  },
  area(value) {
    return areas.includes(value)
      ? null
      : `"${value}" is not a folder of src/pages: choose one of ${areas.join(', ')}.`;
  },
};
