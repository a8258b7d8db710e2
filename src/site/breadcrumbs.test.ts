import { expect, test } from 'vitest';
import { articlePath } from './articleAddress.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { Navigation } from '../schema/navigation.ts';
import type { MenuGroup } from '../schema/page.ts';

const entry = (path: string, label: string, ...menus: MenuGroup[]) => ({ path, label, menus });
const pages = [
  entry('/', 'Home', 'homes'),
  entry('/home-image', 'Image', 'homes'),
  entry('/vps', 'Cloud', 'vps', 'pricing'),
  entry('/about-us', 'About', 'company'),
  entry('/blog-grid', 'Guides', 'blog'),
  entry('/blog-details', 'Latest', 'blog'),
  entry(articlePath('moving'), 'Moving a site'),
];
const navigation: Navigation = {
  menus: [
    { id: 'pricing', label: 'Prices', columns: [{ group: 'pricing' }] },
    { id: 'vps', label: 'Servers', columns: [{ group: 'vps' }] },
    {
      id: 'more',
      label: 'More',
      columns: [
        { group: 'company', heading: 'Company' },
        { group: 'blog', heading: 'Blog' },
        { group: 'homes', heading: 'Layouts', demo: true },
      ],
    },
  ],
  footer: [],
  legal: [],
};

test.each([
  ['/', 'Home'],
  ['/vps', 'Home, (Servers), Cloud'],
  ['/about-us', 'Home, (Company), About'],
  ['/blog-grid', 'Home, (Blog), Guides'],
  ['/blog-details', 'Home, Guides, Latest'],
  [articlePath('moving'), 'Home, Guides, Moving a site'],
  ['/home-image', 'Home, Image'],
])('the trail of %s is %s', (path, trail) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path}`);
  const crumbs = breadcrumbs(page, navigation, pages);
  expect(crumbs.map((crumb) => (crumb.path ? crumb.name : `(${crumb.name})`)).join(', ')).toBe(
    trail,
  );
  expect(crumbs.at(-1)?.path).toBe(path);
});
