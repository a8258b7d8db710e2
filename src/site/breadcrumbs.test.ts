import { expect, test } from 'vitest';
import { articlePath } from './articleAddress.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { Navigation } from '../schema/navigation.ts';

const pages = [
  { path: '/', label: 'Home' },
  { path: '/home-image', label: 'Image' },
  { path: '/vps', label: 'Cloud' },
  { path: '/about-us', label: 'About' },
  { path: '/journal', label: 'Guides' },
  { path: articlePath('moving'), label: 'Moving a site' },
  { path: '/hidden', label: 'Hidden' },
];
const navigation: Navigation = {
  menus: [
    { id: 'vps', label: 'Servers', columns: [{ pages: ['/vps'] }] },
    { id: 'pricing', label: 'Prices', columns: [{ pages: ['/vps'] }] },
    {
      id: 'more',
      label: 'More',
      columns: [
        { heading: 'Company', pages: ['/about-us'] },
        { heading: 'Blog', pages: ['/journal'] },
        { heading: 'Layouts', pages: ['/', '/home-image'], demo: true },
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
  ['/journal', 'Home, (Blog), Guides'],
  ['/hidden', 'Home, Hidden'],
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
