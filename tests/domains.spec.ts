import obstacles from '#content/words/domain-obstacles.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { portalUrl, siteUrl } from './addresses.ts';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { findAxeViolations, loadAxe } from './axe.ts';
import { sectionOf } from './copy.ts';
import { holdRequests, openWithoutScript } from './held-requests.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { pageWidth } from './page-width.ts';
import { shownDomainPrice } from './prices.ts';
import { openWithApp } from './app-ready.ts';

const search = sectionOf('/domain-search-result', 'domainResults');

const searchPages = [
  ['/', 'Type the domain you want'],
  ['/domain-search-result', 'Type the domain you want'],
] as const;

/** Searches for a text and checks which name the portal receives. */
async function searchFor(page: Page, text: string, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Domain name' });
  await field.fill(text);
  const posted = page.waitForRequest(`${portalUrl}/domainchecker.php`);
  await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(request.postData()).toBe(new URLSearchParams({ domain: name }).toString());
  await expect(page).toHaveURL(`${portalUrl}/domainchecker.php`);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

for (const [path, placeholder] of searchPages) {
  test(`${path} posts a clean name to the portal's domain checker`, async ({ page }) => {
    await openWithApp(page, path);
    await searchFor(page, 'ছাতা.com', 'xn--v5bs1fb.com');
  });

  test(`${path} posts a clean name before the app has loaded`, async ({ page }) => {
    await openWithoutScript(page, 'entry-client', path);
    await searchFor(page, 'https://www.Amar Dokan.com/shop', 'amardokan.com');
  });

  test(`${path} says at the field what cannot be a name, and does not post it`, async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    // The message must not stay below the screen of a phone.
    await page.setViewportSize({ width: 360, height: 640 });
    await openWithApp(page, path);
    const field = page.getByRole('textbox', { name: 'Domain name' });
    const { title, text } = obstacles.nothing;
    await field.fill('.com');
    await field.evaluate((element) => element.closest('form')?.scrollIntoView({ block: 'end' }));
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`${title} ${text}`);
    await expect(field).toBeFocused();
    await expect(page.getByText(title)).toBeInViewport();
    await expect(page).toHaveURL(path);
    expect(posts).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} posts the text as typed`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('textbox', { name: 'Domain name' })).toHaveAttribute(
        'placeholder',
        placeholder,
      );
      await searchFor(page, 'My Shop & ছাতা.com', 'My Shop & ছাতা.com');
    });
  });
}

test.describe('a portal that redirects searches to another host', () => {
  const otherHost = portalUrl.replace('localhost', '127.0.0.1');

  /** Opens a page whose policy also allows these hosts, as `allowedHosts.form` does. */
  async function openWithFormHosts(page: Page, path: string, hosts: readonly string[]) {
    await page.route(`${siteUrl}${path}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      const allowed = ['form-action', "'self'", portalUrl];
      expect(policy).toContain(`${allowed.join(' ')};`);
      headers['content-security-policy'] = policy.replace(
        `${allowed.join(' ')};`,
        `${[...allowed, ...hosts].join(' ')};`,
      );
      await route.fulfill({ response, headers });
    });
    await page.route(`${portalUrl}/domainchecker.php*`, (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'x-sandbox-fault': 'redirect-302' },
      }),
    );
    await openWithApp(page, path);
    await page.getByRole('textbox', { name: 'Domain name' }).fill('amardokan.com');
    await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();
  }

  test('gets the search if the facts allow that host', async ({ page }) => {
    await openWithFormHosts(page, '/', [otherHost]);
    await expect(page).toHaveURL(`${otherHost}/domainchecker.php?domain=amardokan.com`);
    await expect(page.getByText('amardokan.com', { exact: true })).toBeVisible();
  });

  test('gets nothing otherwise, which is what the doctor reports', async ({ page }) => {
    const blocked = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
    await openWithFormHosts(page, '/', []);
    await blocked;
    await expect(page).toHaveURL('/');
  });
});

const availabilityCalls = `${portalUrl}/setu/api/domains*`;

/** Makes the sandbox answer questions about names with one of its faults. */
async function withAvailability(page: Page, fault: string): Promise<void> {
  await page.route(availabilityCalls, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': fault } }),
  );
}

test.describe('/domain-search-result', () => {
  const answer = (page: Page, template: keyof typeof search.answer, name: string) =>
    page.getByRole('heading', { name: fillPlaceholders(search.answer[template], { name }) });

  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    test(`one search says in the first screen of ${width} px whether a name is free and what it costs`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const layoutShift = await watchLayoutShift(page);
      const release = await holdRequests(page, availabilityCalls);
      await openWithApp(page, '/domain-search-result?domain=amardokan.com');
      await expect(page.getByText(search.answer.checking).last()).toBeVisible();
      release();
      await expect(answer(page, 'free', 'amardokan.com')).toBeInViewport();
      const order = page.locator('main').getByRole('link', { name: 'amardokan.com' }).first();
      await expect(order).toHaveAccessibleName(`${search.answer.add} amardokan.com`);
      await expect(order).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(shownDomainPrice('com')).first()).toBeInViewport();
      const { free } = search.alternatives;
      await expect(page.getByRole('rowheader').first()).toContainText(free);
      expect(await layoutShift()).toBe(0);
      expect(await pageWidth(page)).toBe(width);
      await order.click();
      await expect(page.getByText('amardokan.com', { exact: true })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('domain')).toBe('register');
    });
  }

  test('answers pass axe in every theme', async ({ page }) => {
    for (const names of ['taken', 'amardokan.com taken.com unknown.com']) {
      await page.goto(`/domain-search-result?domain=${names}`);
      await expect(page.locator('main h2').first()).toContainText(/ is /);
      await loadAxe(page);
      expect(await findAxeViolations(page)).toEqual({});
    }
  });
});

test.describe('/domain-search-result with a portal that never says whether a name is free', () => {
  test.beforeEach(({ page }) => withAvailability(page, 'status-404'));

  const orders = (page: Page) => page.getByRole('table').getByRole('link', { name: search.order });

  test('Compare prices stays in the app, and works before it is ready', async ({ page }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const compare = async (typed: string) => {
      await page.getByRole('textbox', { name: 'Domain name' }).fill(typed);
      await page.getByRole('button', { name: search.compare }).click();
    };
    await openWithApp(page, '/domain-search-result');
    await compare(' https://www.Kantha.com/shop?x=1 ');
    await expect(page.getByRole('heading', { name: 'kantha', exact: true })).toBeVisible();
    await expect(page.getByText(search.changes.address)).toBeVisible();
    await expect(orders(page).first()).toHaveAccessibleName(`${search.order} kantha.com`);
    await compare('!!!');
    await expect(page.getByText(obstacles.nothing.title)).toBeVisible();
    await compare('quilt');
    await expect(page).toHaveURL(/\?domain=quilt$/);
    await expect(page.getByRole('heading', { name: 'quilt', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'kantha', exact: true })).toBeVisible();
    expect(loads).toHaveLength(1);

    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/domain-search-result');
    await compare('kantha');
    await expect(page).toHaveURL(/\?domain=kantha$/);
    expect(loads).toHaveLength(3);
  });

  test('the longest possible name does not make a phone’s page scroll sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/domain-search-result?domain=${'w'.repeat(63)}.com.bd`);
    await expect(page.getByText(search.typedExtension)).toBeVisible();
    expect(await pageWidth(page)).toBe(320);
    await page.goto(`/domain-search-result?domain=${encodeURIComponent('ক'.repeat(40))}.বাংলা`);
    await expect(page.getByText(search.typedExtension)).toBeVisible();
    expect(await pageWidth(page)).toBe(320);
  });
});
