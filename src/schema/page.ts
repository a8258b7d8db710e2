import * as v from 'valibot';
import type { BillingCycle } from './billingCycles.ts';
import { fields, flag, icon, oneOf, path, text } from './fields.ts';
import type { ArticleMeta } from './prose.ts';
import { drawing } from './references.ts';

/** What a page is besides its words and sections; every field may be left out. */
export const pageSchema = fields({
  icon: v.optional(icon),
  isNew: flag('Marks the page as New in the menus'),
  draft: flag('Only `npm run dev` shows the page; remove this line to publish it'),
  hidden: flag('The sitemap leaves the page out, and search engines do not index it'),
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
  drawing: v.optional(
    drawing('On the card that social networks show; by default the one that site.yaml names'),
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

export type PageFacts = Omit<v.InferOutput<typeof pageSchema>, 'drawing'> & {
  /** The name of a file of content/drawings. */
  drawing?: string;
};
export type PageMeta = v.InferOutput<typeof metaSchema>;
/** A page as router, menus, sitemap and search engines know it. */
export type PageEntry = PageFacts &
  PageMeta & {
    path: string;
    /** The billing cycles that the page does not show at first; `?cycle=annually` shows one. */
    cycles?: readonly BillingCycle[];
    /** The page shows the results of domain searches. */
    domainResults?: true;
    /** Articles are pages too, one for each Markdown file of the blog. */
    article?: ArticleMeta;
  };

/** Fields of a page that only the build needs; browsers do not get them. */
const buildPageFields = ['article', 'description', 'drawing', 'hidden', 'note', 'title'] as const;
/** A page as browsers know it. */
export type RoutedPage = Omit<PageEntry, (typeof buildPageFields)[number]>;

/** Leaves out what only the build needs. */
export function routedPage(page: PageEntry): RoutedPage {
  const left = new Set<string>(buildPageFields);
  return Object.fromEntries(
    Object.entries(page).filter(([field]) => !left.has(field)),
  ) as unknown as RoutedPage;
}
