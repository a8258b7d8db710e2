import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { site } from '../../src/site/site.ts';
import { portalUrl } from '../addresses.ts';
import { openWithApp } from '../app-ready.ts';
import { builtPage } from '../built-page.ts';
import { callsOnLoad } from '../product-calls.ts';
import * as specified from './specification.ts';

/*
 * The values of specification.ts, on the pages as they are built and, where only a browser can tell, as they are shown.
 */

/** Facts that the specification leaves to the operator. */
const facts: Readonly<Record<string, string | undefined>> = {
  portal: portalUrl,
  host: new URL(portalUrl).hostname,
  chat: site.chatUrl,
  phone: site.supportPhone,
  tel: `tel:${site.supportPhone?.replaceAll(/[ -]/g, '')}`,
  mailto: `mailto:${site.supportEmail}`,
  blog: site.blogUrl,
  module: site.resellerModuleUrl,
};
const fill = (text: string) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

type Built = ReturnType<typeof builtPage>;
type BuiltElement = NonNullable<ReturnType<Built['querySelector']>>;

/** The text of an element as one line, with a blank where an element ends. */
function lineOf(element: BuiltElement | null): string {
  const clone = element?.cloneNode(true);
  for (const hidden of clone?.querySelectorAll('script, style, noscript') ?? []) hidden.remove();
  return (clone?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
const linesOf = (page: Built, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => lineOf(element));
const hrefs = (page: Built, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test('every route has its page, and its title names the product and the page', () => {
  for (const path of specified.routes) {
    const { title } = builtPage(path);
    expect(title, path).toMatch(new RegExp(`^${site.brand} \\| \\S`));
    const name = specified.titles[path];
    if (name !== undefined) expect(title).toBe(`${site.brand} | ${name}`);
  }
});

test('redirects', async ({ request }) => {
  for (const [from, to] of Object.entries(specified.redirects)) {
    const response = await request.get(`${from}?a=b`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers()['location'], from).toBe(`${to}?a=b`);
  }
});

test('texts', () => {
  const missing = Object.entries(specified.texts).flatMap(([path, texts]) => {
    const body = lineOf(builtPage(path).body);
    return texts.filter((text) => !body.includes(text)).map((text) => `${path}: ${text}`);
  });
  expect(missing).toEqual([]);
  expect(builtPage('/').querySelector('title')?.textContent).toContain(site.brand);
});

test('links', () => {
  for (const [path, label, href] of specified.links) {
    const links = [...builtPage(path).querySelectorAll('main a')].filter(
      (link) => lineOf(link).replace(/ \(.*\)$/, '') === fill(label),
    );
    expect(links.length, `${label} on ${path}`).toBeGreaterThan(0);
    const found = new Set(links.map((link) => link.getAttribute('href')));
    expect(found, `${label} on ${path}`).toEqual(new Set([fill(href)]));
  }
  for (const [path, targets] of Object.entries(specified.targets)) {
    const all = hrefs(builtPage(path), 'a');
    for (const target of targets) expect(all, path).toContain(fill(target));
  }
});

test('login links open a new tab, on every page', () => {
  for (const path of specified.routes) {
    const links = [...builtPage(path).querySelectorAll(`a[href="${portalUrl}/login"]`)];
    for (const link of links) expect(link.getAttribute('target'), path).toBe('_blank');
  }
});

test('menus, with New pages', () => {
  const page = builtPage('/about-us');
  for (const [menu, addresses] of Object.entries(specified.menus)) {
    const listed = hrefs(page, `#menu-${menu} a[href^="/"]`);
    expect(listed.slice(0, addresses.length), menu).toEqual(addresses);
  }
  for (const path of specified.newPages) {
    const entries = linesOf(page, `[id^=menu-] a[href="${path}"]`);
    expect(entries.join(), path).toContain('New');
  }
});

test('tabs, each page marking its own', () => {
  for (const family of specified.tabs) {
    for (const [path] of family) {
      const bar = builtPage(path).querySelector('main nav');
      const links = [...(bar?.querySelectorAll('a') ?? [])];
      expect(
        links.map((link) => link.getAttribute('href')),
        path,
      ).toEqual(family.map(([address]) => address));
      const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current.map((link) => link.getAttribute('href'))).toEqual([path]);
    }
  }
});

test('placeholder screens sell nothing', () => {
  for (const path of specified.placeholders.filter((one) => one !== '/wordpress-hosting')) {
    const page = builtPage(path);
    expect(callsOnLoad(path), path).toBe('');
    expect(page.querySelectorAll('main article, main a[href*="cart.php"]').length, path).toBe(0);
    expect(page.querySelector('main #quote'), path).not.toBeNull();
  }
});

test('the home page: order, cards, questions, tiles', () => {
  const page = builtPage('/');
  const headings = linesOf(page, 'main :is(h1, h2)');
  expect(headings.filter((text) => specified.homeOrder.includes(text))).toEqual(
    specified.homeOrder,
  );
  expect(linesOf(page, 'main summary')).toEqual(specified.questions);
  expect(page.querySelector('main details[open] summary')?.textContent).toBe(
    specified.questions[0],
  );
  const cards = [...page.querySelectorAll('main article')].map((card) => {
    const price = /Starting at (৳[\d,]+\/mo)/.exec(lineOf(card))?.[1];
    const link = [...card.querySelectorAll('a')].find((one) => lineOf(one) === 'Get Started Now');
    const popular = lineOf(card).includes('Popular') ? 'Popular' : 'no';
    return [lineOf(card.querySelector('h3')), price, link?.getAttribute('href'), popular].join(
      ' | ',
    );
  });
  expect(cards).toEqual(specified.homeCards);
  for (const line of specified.services) {
    const [title = '', subtitle = '', button, href] = line.split(' | ');
    const service = [...page.querySelectorAll('main li')].find((one) =>
      lineOf(one).includes(title),
    );
    expect(lineOf(service ?? null), title).toContain(subtitle);
    const link = service?.querySelector('a');
    expect([lineOf(link ?? null), link?.getAttribute('href')]).toEqual([button, href]);
  }
  const tiles = [...page.querySelectorAll('main a[href*="domain=register"]')].map((tile) => {
    const [, name, price = ''] = /^\.?(\w+?)\s*(৳.*)?$/.exec(lineOf(tile)) ?? [];
    return `${name} | ${price}`;
  });
  expect(tiles).toEqual(specified.tiles);
  const table = linesOf(builtPage('/domain-registration'), 'main table tbody tr');
  for (const [name, price] of Object.entries(specified.defaultPrices)) {
    expect(table.find((row) => row.startsWith(`.${name} `))).toContain(`৳${price}`);
  }
});

test('domain search forms', () => {
  for (const [path, placeholder] of Object.entries(specified.domainPlaceholders)) {
    const form = builtPage(path).querySelector('main form[method="post"]');
    expect(form?.getAttribute('action')).toBe(`${portalUrl}/domainchecker.php`);
    const fields = [...(form?.querySelectorAll('[name]') ?? [])];
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['domain']);
    expect(fields[0]?.hasAttribute('required')).toBe(true);
    expect(fields[0]?.getAttribute('placeholder')).toBe(fill(placeholder));
  }
});

test('calls of the portal', () => {
  for (const [path, ids] of Object.entries(specified.calls)) {
    expect(callsOnLoad(path), path).toContain(ids);
  }
});

/** The rows of a table, prices as a plain amount with its cycle. */
function rowsOf(table: BuiltElement): string[] {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')]
      .map((cell) => {
        const [price] = /৳[\d,]+\/(?:mo|yr)$/.exec(lineOf(cell)) ?? [];
        const bar = cell.querySelector('meter')?.getAttribute('value');
        return bar === undefined ? (price ?? lineOf(cell)) : `${lineOf(cell)} (${bar})`;
      })
      .join(' | '),
  );
}

test('plans: ids, names, list prices and features', () => {
  const tables = [...builtPage('/pricing-specifications').querySelectorAll('main table')];
  for (const [index, [path, rows]] of Object.entries(specified.plans).entries()) {
    const table = tables[index];
    if (!table) throw new Error(`no table for ${path}`);
    expect(rowsOf(table).filter((row) => !row.startsWith('Order |'))).toEqual(rows);
    const [, ...names] = rows[0]?.split(' | ') ?? [];
    expect(linesOf(builtPage(path), 'main article :is(h2, h3)'), path).toEqual(names);
  }
});

test('other tables', () => {
  for (const [path, rows] of Object.entries(specified.tables)) {
    const table = builtPage(path).querySelector('main table');
    if (!table) throw new Error(`no table on ${path}`);
    const found = rowsOf(table)
      .slice(1)
      .map((row) => row.replace(' | Order Now', ''));
    expect(found, path).toEqual(rows);
  }
});

test('/email-hosting has the content of /google-workspace, and names it as the page to index', () => {
  const [one, other] = ['/google-workspace', '/email-hosting'].map((path) => {
    const main = builtPage(path).querySelector('main');
    main?.querySelector('h1')?.replaceChildren();
    return lineOf(main);
  });
  expect(other).toBe(one);
  const canonical = builtPage('/email-hosting').querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toBe(`${site.url}/google-workspace`);
});

test('sizes of hero and tiles', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section').filter({ has: page.locator('h1') });
  const tiles = page.locator('main a[href*="domain=register"]:visible');
  for (const { width, padding, tiles: count, tile } of specified.sizes) {
    await page.setViewportSize({ width, height: 800 });
    await expect(hero).toHaveCSS('padding-bottom', `${padding}px`);
    await expect(tiles).toHaveCount(count);
    const boxes = await Promise.all((await tiles.all()).map((one) => one.boundingBox()));
    expect(boxes.map((box) => box?.width)).toEqual(boxes.map(() => tile));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const family of specified.tabs) {
    await page.goto(family[0]?.[0] ?? '/');
    const labels = family.map(([, label, short]) => short ?? label);
    const links = page.locator('main nav').first().getByRole('link');
    await expect(links).toHaveText(labels, { useInnerText: true });
  }
});

test('menus are 660 or 715 px wide', async ({ page }) => {
  await openWithApp(page, '/about-us');
  const widths = new Set<number>();
  for (const button of await page.locator('header button[aria-controls^="menu-"]').all()) {
    await button.hover();
    const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await expect(panel).toBeVisible();
    const box = await panel.boundingBox();
    widths.add(box?.width ?? 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  }
  expect([...widths].sort((a, b) => a - b)).toEqual(specified.menuWidths);
});

/** Advances the page's clock, one state of the side menu to the next. */
async function expectState(page: Page, ms: number, state: string): Promise<void> {
  await page.clock.runFor(ms);
  await expect(page.locator('#side-menu')).toHaveAttribute('data-state', state);
}

test('the side menu shows after 50 ms and closes after 300 ms, below a header at 1040', async ({
  page,
}) => {
  const { showsAfter, closesAfter, headerLayer } = specified.sideMenu;
  await page.setViewportSize({ width: 390, height: 780 });
  await page.clock.install();
  await openWithApp(page, '/about-us');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('header button[aria-controls="side-menu"]').click();
  await expectState(page, showsAfter - 1, 'showing');
  await expectState(page, 1, 'show');
  await expect(page.locator('body[data-overlay]')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCSS('z-index', `${headerLayer}`);
  await page.keyboard.press('Escape');
  await expectState(page, closesAfter - 1, 'hiding');
  await expectState(page, 1, 'closed');
  await expect(page.locator('body[data-overlay]')).toHaveCount(0);
});

test('themes, and seven features at first', async ({ page }) => {
  await openWithApp(page, '/web-hosting');
  const card = page.locator('article:not(:has([data-waiting]))').first();
  await expect(card.getByRole('listitem')).toHaveCount(specified.shownFeatures);
  await page.getByRole('button', { name: /theme/i }).click();
  const backgrounds = new Set<string>();
  for (const [theme, file] of Object.entries(specified.themes).reverse()) {
    await page.locator(`[data-theme-choice="${theme}"]`).click();
    const sheet = page.locator('#theme-stylesheet');
    await expect(sheet).toHaveAttribute('href', new RegExp(`/${file}$`));
    await expect(page.locator('link[href*="/themes/"]')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(theme);
    backgrounds.add(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    );
  }
  expect(backgrounds.size).toBe(4);
});
