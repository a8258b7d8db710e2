import messages from '#content/words/portal-messages.js';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { portalUrl } from './addresses.ts';
import { openWithApp } from './app-ready.ts';
import { holdRequests } from './held-requests.ts';
import { pageHeight, watchLayoutShift } from './layout-shift.ts';
import { portalCalls, withPortalFault } from './portal-fault.ts';
import { site } from '../src/site/site.ts';
import { sectionOf } from './copy.ts';
import { shownDomainPrice, shownListPrice, shownLivePrice } from './prices.ts';

const hero = sectionOf('/', 'homeHero');
const search = sectionOf('/', 'domainSearch');
const prices = sectionOf('/', 'homePricing');
const fromPrice = hero.fromPrice.from.replace('{price}', '').trim();
const findDomain = hero.actions[1]?.label ?? '';
const { noJson, noObject } = messages;

const pricing = (page: Page) =>
  page.getByRole('region', { name: 'Your Perfect Web Hosting Deal Awaits' });
const card = (page: Page, name: string) =>
  pricing(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the sections are in order, prices right after the search', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast. Secure. Affordable.');
  const expected = [
    'Search for a domain name',
    'Your Perfect Web Hosting Deal Awaits',
    'We Have Perfect Hosting Solutions For Everyone',
    'We help you every step of the way.',
    'What is Web Hosting',
  ];
  const headings = await page.locator('main').getByRole('heading').allTextContents();
  expect(headings.filter((text) => expected.includes(text))).toEqual(expected);
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`the first screen at ${viewport.width} px has headline, price, action and search`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const price = page.getByText(fromPrice);
    await expect(price).toContainText(shownLivePrice(52, 'monthly'));
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      price,
      page.getByRole('link', { name: 'View Pricing' }),
      page.getByRole('textbox', { name: search.label }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const width of [360, 390]) {
  test(`on a phone of ${width} px the page is at most 9,000 px tall`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWithApp(page, '/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9000);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen shows the list price, marked as such', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(fromPrice)).toContainText(hero.fromPrice.listPrice);
  });
});

test('hero, highlights, help text and services have their texts and links', async ({ page }) => {
  await page.goto('/');
  const main = page.locator('main');
  const expectLink = async (name: string, href: string) =>
    expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
  await expectLink('View Pricing', '/web-hosting');
  await expectLink('Chat with us now', '/contact-us');
  await expectLink('send us an email', '/contact-us');
  for (const fact of ['99.9% uptime', /Free SSL/, '100+ operating systems']) {
    await expect(main.getByRole('listitem').filter({ hasText: fact }).first()).toBeVisible();
  }
  for (const name of ['Daily Backup', 'Support', 'Secure Data']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const services = main.getByRole('region', { name: 'We help you every step of the way.' });
  for (const [title, subtitle, button, href] of [
    ['Build Your Dream Website', 'Hire Us For Web Development', 'Contact Us', '/contact-us'],
    ['Best For Wordpress', 'Host WordPress Websites', 'Order Now', '/web-hosting'],
    ['Expert SUPPORT', 'Dedicated Support On Each Step', 'Contact Us', '/contact-us'],
    ['Easy & Smooth', 'Domain Transfer', 'Transfer Now', '/domain-registration'],
  ] as const) {
    const service = services.getByRole('listitem').filter({ hasText: title });
    await expect(service.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(service.getByRole('link', { name: button })).toHaveAttribute('href', href);
  }
});

for (const [width, padding] of [
  [767, '0px'],
  [768, '100px'],
  [1280, '100px'],
] as const) {
  test(`the hero has a bottom padding of ${padding} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const top = page.locator('section').filter({ has: page.locator('h1') });
    await expect(top).toHaveCSS('padding-bottom', padding);
  });
}

test('“Find a domain” focuses the domain field, even after navigating to the home page', async ({
  page,
}) => {
  await openWithApp(page, '/');
  await page.getByRole('link', { name: findDomain }).click();
  await expect(page.getByRole('textbox', { name: 'Domain name' })).toBeFocused();

  await openWithApp(page, '/domain-reseller');
  await page.getByRole('banner').getByRole('link', { name: site.brand }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast. Secure. Affordable.');
  await page.getByRole('link', { name: findDomain }).click();
  await expect(page.getByRole('textbox', { name: 'Domain name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Domain name' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test.describe('pricing', () => {
  test('shows four live prices from one call, two of them marked popular', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/setu/api/products/')) calls.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const [id, name, href, popular] of [
      [52, 'Web Hosting', '/web-hosting', 0],
      [57, 'Reseller Hosting', '/reseller-hosting', 1],
      [34, 'VPS Hosting', '/vps-hosting', 1],
      [62, 'Dedicated Servers', '/dedicated-server', 0],
    ] as const) {
      await expect(card(page, name)).toContainText(`Starting at ${shownLivePrice(id)}`);
      await expect(card(page, name).getByText(prices.popular, { exact: true })).toHaveCount(
        popular,
      );
      await expect(card(page, name).getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
        'href',
        href,
      );
    }
    expect(calls).toEqual([`${portalUrl}/setu/api/products/52,57,34,62`]);
  });

  test('shows list prices, and a spinner in the place of each price until it arrives', async ({
    page,
  }) => {
    const release = await holdRequests(page, portalCalls);
    await openWithApp(page, '/');
    await expect(pricing(page).getByRole('status')).toHaveText('Loading...');
    const price = card(page, 'Web Hosting').locator('strong');
    await expect(card(page, 'Web Hosting')).toContainText(
      `${prices.captions.list} ${shownListPrice(52).replace('/mo', '')}`,
    );
    release();
    await expect(price).toHaveText(shownLivePrice(52).replace('/mo', ''));
    await expect(pricing(page).getByText('Loading...')).toHaveCount(0);
  });

  for (const [fault, message] of [
    ['status-500', 'HTTP error! Status: 500'],
    ['status-404', 'HTTP error! Status: 404'],
    ['refused', 'Failed to fetch'],
    ['html', noJson],
    ['array', noObject],
  ] as const) {
    test(`shows a red error message above cards with list prices on ${fault}`, async ({ page }) => {
      await withPortalFault(page, fault);
      await page.goto('/');
      const text = pricing(page).getByText(`Error loading prices: ${message}`, { exact: true });
      await expect(text).toBeVisible();
      const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
        (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      );
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
      await expect(pricing(page).getByRole('article')).toHaveCount(4);
      await expect(card(page, 'Web Hosting')).toContainText(`Starting at ${shownListPrice(52)}`);
      const { label } = prices.failed.contact;
      await expect(pricing(page).getByRole('link', { name: label })).toHaveAttribute(
        'href',
        '/contact-us',
      );
    });
  }

  for (const fault of ['odd-prices', 'wrong-types', 'hostile', 'empty-object', 'missing-id']) {
    test(`shows ৳0 on cards without a price, and no nonsense, on ${fault}`, async ({ page }) => {
      await withPortalFault(page, fault);
      await page.goto('/');
      await expect(card(page, 'Web Hosting')).toContainText('Starting at ৳0/mo');
      await expect(pricing(page).getByRole('article')).toHaveCount(4);
      expect(await pricing(page).innerText()).not.toMatch(/NaN|undefined|\[object|Infinity|-/);
    });
  }
});

test.describe('FAQ', () => {
  const questions = ['What is Web Hosting', 'What is Wordpress', 'What is VPS', 'What is domain'];
  const open = (page: Page) =>
    page
      .locator('details[open] summary')
      .filter({ hasText: /^What is/ })
      .allTextContents();

  test('the first answer starts open, only one is open at a time, and a second click closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('summary', { hasText: 'What is' })).toHaveText(questions);
    expect(await open(page)).toEqual(['What is Web Hosting']);
    await page.locator('summary', { hasText: 'What is VPS' }).click();
    expect(await open(page)).toEqual(['What is VPS']);
    await page.locator('summary', { hasText: 'What is VPS' }).click();
    expect(await open(page)).toEqual([]);
  });
});

for (const width of [320, 360, 1280]) {
  test(`the layout does not shift at ${width} px when the tiles’ prices arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const layoutShift = await watchLayoutShift(page);
    const release = await holdRequests(page, portalCalls);
    await openWithApp(page, '/');
    release();
    await expect(page.getByRole('link', { name: `.xyz ${shownDomainPrice('xyz')}` })).toBeVisible();
    expect(await layoutShift()).toBe(0);
  });

  test(`the layout does not shift at ${width} px when the cards’ prices arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const layoutShift = await watchLayoutShift(page, 'main');
    const release = await holdRequests(page, portalCalls);
    await openWithApp(page, '/');
    await pricing(page).evaluate((section) => section.scrollIntoView());
    await expect(pricing(page).getByRole('status')).toBeVisible();
    const height = await pageHeight(page);
    // What late fonts have moved so far does not count.
    await layoutShift();
    release();
    await expect(pricing(page).getByRole('status')).toHaveCount(0);
    expect(await layoutShift()).toBe(0);
    expect(await pageHeight(page)).toBe(height);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pricing cards show list prices, and nothing is loading', async ({ page }) => {
    await page.goto('/');
    await expect(card(page, 'Web Hosting')).toContainText(`Starting at ${shownListPrice(52)}`);
    await expect(card(page, 'Dedicated Servers')).toContainText(
      `Starting at ${shownListPrice(62)}`,
    );
    await expect(
      card(page, 'VPS Hosting').getByRole('link', { name: 'Get Started Now' }),
    ).toBeVisible();
    await expect(pricing(page).getByText(prices.listPrices)).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });

  test('the FAQ keeps one answer open', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary', { hasText: 'What is domain' }).click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});
