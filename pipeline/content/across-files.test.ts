import path from 'node:path';
import { expect, test } from 'vitest';
import { mainMenus } from '../../src/content/navigation.ts';
import { pages } from '../../src/content/pages.ts';
import { planFamilies } from '../../src/content/plans/families.ts';
import { homeCards } from '../../src/content/plans/homeCards.ts';
import { listPrices } from '../../src/content/plans/listPrices.ts';
import { assertContent } from './check.ts';
import { domainProblems } from './domains.ts';
import { iconProblems } from './icons.ts';
import { navigationProblems } from './navigation.ts';
import type { PlanContent } from './plans.ts';
import { planProblems } from './plans.ts';
import { markdownProblems } from './markdown.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [family] = planFamilies;
if (!family) throw new Error('no family');
const [card] = homeCards;
if (!card) throw new Error('no card');
const plans: PlanContent = { families: planFamilies, exported: [], listPrices, homeCards };

test('the content that ships has no problems', async () => {
  await expect(assertContent()).resolves.toBeUndefined();
  expect(pages.length).toBeGreaterThan(40);
});

test.each<[string, Partial<PlanContent>, string]>([
  [
    'a family that is not listed',
    { exported: [{ file: 'src/content/plans/game.ts', name: 'game', family: { ...family } }] },
    'plans/game.ts: game: this family is not listed, so no page shows its plans; add it to planFamilies',
  ],
  [
    'a price without a plan in a family',
    { listPrices: { ...listPrices, 99: { monthly: 1 } } },
    'listPrices.ts: 99: no family has a plan with this id; add the plan to its family',
  ],
  [
    'a product in two families',
    { families: [...planFamilies, { ...family, id: 'premium', path: '/vps' }] },
    "families.ts: plans.id: '52' appears twice; it must be unique",
  ],
  [
    'a card for an unknown product',
    { homeCards: [{ ...card, id: 99 }] },
    'homeCards.ts: Web Hosting.id: no family has a plan 99; use one of 52, 53',
  ],
])('%s', (_, change, message) => {
  expect(planProblems({ ...plans, ...change }).join('\n')).toContain(message);
});

test('a page in a group that no menu shows', () => {
  const menus = mainMenus.filter(({ id }) => id !== 'email');
  expect(navigationProblems(menus, [{ path: '/x', menus: ['email'] }])).toEqual([
    expect.stringContaining("pages.ts: /x.menus: no menu shows the group 'email'; use one of"),
  ]);
  expect(navigationProblems([...mainMenus, ...mainMenus], []).join()).toContain('appears twice');
});

test('extensions that are listed twice, and more tiles than there are', () => {
  const tile = { name: 'com', logo: 'com' } as const;
  const row = { extension: 'com', register: 1, renew: 1, transfer: 1, badge: 'sale' } as const;
  const problems = domainProblems({
    domainTiles: [tile, tile],
    registrableExtensions: ['com', 'com'],
    resellerTlds: [row, row],
    tilesOnSmallScreens: 3,
  });
  expect(problems).toHaveLength(4);
  expect(problems.join('\n')).toContain("domains.ts: domainTiles.name: 'com' appears twice");
});

test('an icon without a file', () => {
  expect(iconProblems(root, ['globe', 'flag-us', 'fax-machine-2'])).toEqual([
    expect.stringMatching(/names\.ts: 'fax-machine-2': there is no such icon; use a name from/),
  ]);
});

test('the Markdown that ships compiles', () => {
  expect(markdownProblems(root)).toEqual([]);
});
