import * as v from 'valibot';
import { iconNames } from '../../icons/names.ts';

/** The group of a menu that a page stands in; `navigation.ts` arranges the groups. */
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

const path = v.pipe(
  v.string(),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'write a lower-case path such as /web-hosting'),
);

export const pageSchema = v.strictObject({
  /** The address, in lower case and without a final slash. */
  path,
  /** The file under src/pages that shows it, without its ending: `hosting/WebHosting`. */
  view: v.pipe(
    v.string(),
    v.regex(/^[a-z]+\/[A-Z]\w*$/, 'write area/Name, such as hosting/WebHosting'),
  ),
  /** The page's name in the browser's title, after the brand. The whole may have 60 characters. */
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('a page needs a title')),
  /** The page's name in menus, footer and breadcrumbs. */
  label: v.pipe(v.string(), v.trim(), v.nonEmpty('a page needs a label')),
  /** One line under the label in the mega menu. */
  note: v.optional(v.pipe(v.string(), v.maxLength(60, 'keep the note under 60 characters'))),
  /** The drawing beside the label in the mega menu. */
  icon: v.optional(v.picklist(iconNames)),
  /** What search engines show: between 70 and 160 characters. */
  description: v.pipe(
    v.string(),
    v.minLength(70, 'write at least 70 characters, or search engines choose their own text'),
    v.maxLength(160, 'write at most 160 characters, or search engines cut the text'),
  ),
  /** The menu groups that list this page, in the registry's order. */
  menus: v.array(v.picklist(menuGroups)),
  /** Marks the page as New in the menus. */
  isNew: v.optional(v.literal(true)),
  /** Whether the sitemap lists the page and search engines may keep it. */
  inSitemap: v.boolean(),
  /** The page that search engines should keep instead, where two show the same. */
  canonical: v.optional(path),
  /** Which frame the page stands in: the full one unless given. */
  frame: v.optional(v.picklist(['cover', 'topBar', 'quiet'])),
});

export type PageEntry = v.InferOutput<typeof pageSchema>;
export type MenuGroup = (typeof menuGroups)[number];
