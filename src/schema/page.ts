import * as v from 'valibot';
import { fields, flag, icon, list, oneOf, path, text } from './fields.ts';
import type { ArticleMeta } from './prose.ts';

/** Menu groups that pages can join; `navigation.yaml` arranges them. */
export const menuGroups = [
  'hosting',
  'vps',
  'dedicated',
  'domains',
  'email',
  'pricing',
  'homes',
  'company',
  'legal',
  'blog',
  'specialty',
  'account',
] as const;

/** A page of the registry, apart from its words. */
export const pageSchema = fields({
  path: path('The address, in lower case and without a final slash'),
  icon: v.optional(icon),
  menus: v.pipe(
    list(oneOf(menuGroups, 'A menu group'), 0),
    v.description('The menu groups that list this page, in the order of this file'),
  ),
  isNew: flag('Marks the page as New in the menus'),
  draft: flag('Only `npm run dev` shows the page; remove this line to publish it'),
  inSitemap: v.pipe(
    v.boolean('write true or false, without quotes'),
    v.description('Whether the sitemap lists the page and search engines may index it'),
  ),
  canonical: v.optional(
    path('The page that search engines should index instead, if two show the same content'),
  ),
  breadcrumbs: v.optional(
    v.pipe(
      v.literal(false, 'write false, or leave it out'),
      v.description('Leaves out the trail above the page, where the hero has no room for it'),
    ),
  ),
  frame: v.optional(
    oneOf(['cover', 'topBar', 'quiet'], 'The layout around the page; the full one by default'),
  ),
});

/** The words about a page that menus, search engines and browser tabs show. */
export const metaSchema = fields({
  title: text(
    'The page’s name in the browser tab, after the brand; together at most 60 characters',
  ),
  label: text('The page’s name in menus, footer and breadcrumbs'),
  note: v.optional(
    v.pipe(
      text('One line under the label in a mega menu of one column'),
      v.maxLength(60, 'write at most 60 characters'),
    ),
  ),
  description: v.pipe(
    text('What search engines show: between 70 and 160 characters'),
    v.minLength(70, 'write at least 70 characters, or search engines choose their own text'),
    v.maxLength(160, 'write at most 160 characters, or search engines cut the text'),
  ),
});

export type PageMeta = v.InferOutput<typeof metaSchema>;
/** A page with its words. */
export type PageEntry = v.InferOutput<typeof pageSchema> &
  PageMeta & {
    /** The page has prices by the year, which `?cycle=annually` shows. */
    yearly?: true;
    /** The page shows the results of domain searches. */
    domainResults?: true;
    /** Articles are pages too, one for each Markdown file of the blog. */
    article?: ArticleMeta;
  };
export type MenuGroup = (typeof menuGroups)[number];
