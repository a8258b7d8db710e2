import * as v from 'valibot';
import { fields, icon, list, oneOf, path, words } from './fields.ts';

/** Menu groups that pages can join; `navigation.ts` arranges them. */
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

export const pageSchema = fields({
  /** The address, in lower case and without a final slash. */
  path,
  /** The file under src/pages that shows it, without its ending: `hosting/WebHosting`. */
  view: v.pipe(
    v.string('write area/Name in quotes, such as hosting/WebHosting'),
    v.regex(/^[a-z]+\/[A-Z]\w*$/, 'write area/Name, such as hosting/WebHosting'),
  ),
  /** The page's name in the browser title, before the brand; together at most 60 characters. */
  title: words,
  /** The page's name in menus, footer and breadcrumbs. */
  label: words,
  /** One line under the label in the mega menu. */
  note: v.optional(v.pipe(words, v.maxLength(60, 'write at most 60 characters'))),
  /** The icon beside the label in the mega menu. */
  icon: v.optional(icon),
  /** What search engines show: between 70 and 160 characters. */
  description: v.pipe(
    v.string('write a text in quotes'),
    v.minLength(70, 'write at least 70 characters, or search engines choose their own text'),
    v.maxLength(160, 'write at most 160 characters, or search engines cut the text'),
  ),
  /** The menu groups that list this page, in the registry's order. */
  menus: list(oneOf(menuGroups), 0),
  /** Marks the page as New in the menus. */
  isNew: v.optional(v.literal(true, 'write true, or leave it out')),
  /** Whether the sitemap lists the page and search engines may index it. */
  inSitemap: v.boolean('write true or false, without quotes'),
  /** The page that search engines should index instead, if two show the same content. */
  canonical: v.optional(path),
  /** The layout around the page; the full one unless given. */
  frame: v.optional(oneOf(['cover', 'topBar', 'quiet'])),
});

export type PageEntry = v.InferOutput<typeof pageSchema>;
export type MenuGroup = (typeof menuGroups)[number];
