import * as v from 'valibot';
import { fields, flag, list, text } from './fields.ts';
import { link, links, linkTarget, pagePath } from './link.ts';

const extraLink = fields({
  label: text('What the link says'),
  note: v.optional(text('One line under the label')),
  to: linkTarget,
  newTab: flag('Opens in a new tab'),
});

const column = fields({
  heading: v.optional(text('Above the column; not needed in a menu with one column')),
  pages: v.pipe(list(pagePath, 0), v.description('The addresses of the pages, in this order')),
  demo: flag('Demo layouts: showDemoPages in site.yaml hides the column'),
  extra: v.optional(
    v.pipe(list(extraLink), v.description('Links to other sites, after the pages')),
  ),
});

const menu = fields({
  id: v.pipe(
    v.string('write a word such as hosting'),
    v.regex(/^[a-z-]+$/, 'write a word in lower case, such as hosting'),
    v.description('The menu’s id in the HTML'),
  ),
  label: text('The menu’s name in the header'),
  columns: list(column),
  promo: v.optional(
    v.pipe(
      fields({
        title: text('The heading'),
        text: text('One or two sentences'),
        link,
      }),
      v.description('A column with a promotion'),
    ),
  ),
});

/** The menus of header, side menu and footer. */
export const navigationSchema = fields({
  menus: list(menu),
  footer: list(fields({ heading: text('Above the column'), links })),
  legal: v.pipe(list(pagePath), v.description('The line at the very bottom')),
});

export type Navigation = v.InferOutput<typeof navigationSchema>;
export type Menu = Navigation['menus'][number];
export type MenuColumn = Menu['columns'][number];
