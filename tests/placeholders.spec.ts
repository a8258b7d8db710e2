import { expect, test } from '@playwright/test';
import { site } from '../src/content/site.ts';
import { pageCopy } from './copy.ts';

const hostingTabs = ['/web-hosting', '/premium-hosting', '/wordpress-hosting', '/reseller-hosting'];
const vpsTabs = ['/vps', '/whm-cpanel-vps', '/custom-vps'];
const dedicatedTabs = [
  '/dedicated-server',
  '/whm-cpanel-dedicated-server',
  '/custom-dedicated-server',
];

/** The placeholder pages of the specification, with the tabs and the words of each. */
const placeholders = [
  ['/wordpress-hosting', hostingTabs, await pageCopy('hosting/wordpress-hosting')],
  ['/whm-cpanel-vps', vpsTabs, await pageCopy('vps/whm-cpanel-vps')],
  ['/cpanel-vps', vpsTabs, await pageCopy('vps/cpanel-vps')],
  ['/custom-vps', vpsTabs, await pageCopy('vps/custom-vps')],
  [
    '/whm-cpanel-dedicated-server',
    dedicatedTabs,
    await pageCopy('dedicated/whm-cpanel-dedicated-server'),
  ],
  ['/custom-dedicated-server', dedicatedTabs, await pageCopy('dedicated/custom-dedicated-server')],
] as const;

for (const [path, tabs, copy] of placeholders) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('thanks for the interest and offers chat, phone and e-mail', async ({ page }) => {
      const screen = page.getByRole('region', { name: 'Thank You for Your Interest!' });
      await expect(
        screen.getByRole('heading', { name: 'Thank You for Your Interest!', exact: true }),
      ).toBeVisible();
      await expect(screen.getByRole('heading', { level: 3 })).toHaveText([
        'Live Chat',
        'Hotline',
        'Mail Us',
      ]);
      await expect(screen.getByRole('link', { name: 'Start Chat' })).toHaveAttribute(
        'href',
        site.chatUrl,
      );
      await expect(screen.getByRole('link', { name: site.supportPhone })).toHaveAttribute(
        'href',
        /^tel:\+\d+$/,
      );
      await expect(screen.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
        'href',
        `mailto:${site.supportEmail}`,
      );
    });

    test('shows its tabs, and marks itself if it is one of them', async ({ page }) => {
      const tabBar = page.getByRole('main').getByRole('navigation');
      const entries = tabBar.getByRole('link');
      expect(
        await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(tabs);
      const current = tabBar.locator('[aria-current="page"]');
      const marked: readonly string[] = tabs.filter((tab) => tab === path);
      await expect(current).toHaveCount(marked.length);
      if (marked.length > 0) await expect(current).toHaveAttribute('href', path);
    });

    test('opens an e-mail with the questions that a quote needs', async ({ page }) => {
      const { offer, quote } = copy;
      const checklist = page.getByRole('region', { name: quote.title });
      await expect(checklist.getByRole('listitem').filter({ hasText: '?' })).toHaveCount(
        offer.questions.length,
      );
      const href = await checklist.getByRole('link', { name: quote.mail }).getAttribute('href');
      const draft = new URL(href ?? '');
      expect(draft.pathname).toBe(site.supportEmail);
      expect(draft.searchParams.get('subject')).toBe(offer.mailSubject);
      for (const { ask } of offer.questions) {
        expect(draft.searchParams.get('body')).toContain(ask);
      }
    });
  });
}

test('each placeholder page has its own heading, description and questions', async ({ page }) => {
  const texts: string[] = [];
  for (const [path, , { quote }] of placeholders) {
    await page.goto(path);
    texts.push(
      await page.getByRole('heading', { level: 1 }).innerText(),
      await page
        .getByRole('region', { name: 'Thank You for Your Interest!' })
        .locator('p')
        .first()
        .innerText(),
      await page.getByRole('region', { name: quote.title }).locator('ol').innerText(),
    );
  }
  expect(texts).toHaveLength(18);
  expect(new Set(texts).size).toBe(texts.length);
});

test('the hosting tabs have short labels on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/wordpress-hosting');
  const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(tabs).toHaveText(['Shared', 'Premium', 'Wordpress', 'Reseller'], {
    useInnerText: true,
  });
});
