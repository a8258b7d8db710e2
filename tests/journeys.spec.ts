import obstacles from '#content/words/domain-obstacles.js';
import { cycleWords } from '../src/language/cycleWords.ts';
import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteCopy } from '../src/site/siteCopy.ts';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { documentTitle } from '../src/seo/title.ts';
import { portalUrl } from './addresses.ts';
import { sectionOf } from './copy.ts';
import {
  findPlan,
  livePrice,
  shownLivePrice,
  shownMonthlyEquivalent,
  shownSaving,
} from './prices.ts';

const homeHero = sectionOf('/', 'homeHero');
const search = sectionOf('/domain-search-result', 'domainResults');

/*
 * Whole visits: through several pages and into the portal, by clicking. What a single page shows is
 * tested in that page's own spec.
 */

const devices = {
  phone: { width: 390, height: 780 },
  laptop: { width: 1280, height: 800 },
} as const;

function menuLabel(id: string): string {
  return siteCopy.navigation.menus.find((menu) => menu.id === id)?.label ?? '';
}

function pageLabel(path: string): string {
  return pages.find((page) => page.path === path)?.label ?? '';
}

/** Follows a menu link: in the side menu on a phone, otherwise in the menu bar. */
async function chooseInMenu(page: Page, menu: string, entry: string): Promise<void> {
  const hamburger = page.getByRole('button', { name: siteCopy.layout.openMenu, exact: true });
  const onPhone = await hamburger.isVisible();
  if (onPhone) await hamburger.click();
  const navigation = onPhone
    ? page.getByRole('dialog', { name: siteCopy.layout.sideMenu })
    : page.getByRole('navigation', { name: siteCopy.layout.mainNavigation });
  const opener = navigation.getByText(menu, { exact: true });
  await (onPhone ? opener.click() : opener.hover());
  await navigation
    .getByRole('link', { name: new RegExp(`^${entry}`) })
    .filter({ visible: true })
    .click();
}

/** The portal's page is open and shows what it received, such as the product in the cart. */
async function expectAtPortal(
  page: Page,
  path: string,
  title: string,
  facts: readonly string[] = [],
): Promise<void> {
  await expect(page).toHaveURL(`${portalUrl}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('definition')).toHaveText(facts);
}

/** The address changes at once, the page once its chunk has loaded. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  const entry = pages.find((known) => known.path === path);
  if (!entry) throw new Error(`There is no page ${path}`);
  await expect(page).toHaveTitle(documentTitle(entry));
}

/** A price in the sandbox's cart. */
const inCart = (price: number) => `BDT ${price.toFixed(2)}`;

const planCard = (page: Page, name: string) => page.getByRole('article', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [device, viewport] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('finds a plan, sees the yearly saving and puts it in the cart', async ({ page }) => {
      await page.goto('/');
      await chooseInMenu(page, menuLabel('hosting'), pageLabel('/web-hosting'));
      await expect(page).toHaveURL('/web-hosting');
      const card = planCard(page, findPlan(53).name);
      await expect(card).toContainText(shownLivePrice(53));
      await page.getByRole('radio', { name: cycleWords.annually.name }).check();
      await expect(card).toContainText(shownLivePrice(53, 'annually'));
      const [struckOut, badge] = shownSaving(53, 'annually');
      await expect(card.locator('s')).toHaveText(struckOut);
      await expect(card).toContainText(badge);
      await expect(card).toContainText(shownMonthlyEquivalent(53));
      await card.getByRole('link', { name: planCards.purchase }).click();
      // The portal's link names no cycle, so the site adds the one that was chosen.
      const prices = [inCart(livePrice(53)), inCart(livePrice(53, 'annually'))];
      // The portal has its own names, in English.
      const facts = ['5 GB Hosting', ...prices, 'annually'];
      await expectAtPortal(page, '/cart.php?a=add&pid=53&billingcycle=annually', 'Cart', facts);
      await page.goBack();
      await expect(page).toHaveURL('/web-hosting?cycle=annually');
      await expect(card).toContainText(shownLivePrice(53, 'annually'));
    });
  });
}

test('a promotion code of the landing page reaches the cart and the domain search', async ({
  page,
  context,
}) => {
  const withCode = (path: string) => `${portalUrl}${path}promocode=EID25`;
  await page.goto('/?utm_source=letter&promocode=EID25');
  await chooseInMenu(page, menuLabel('hosting'), pageLabel('/web-hosting'));
  await expect(page).toHaveURL('/web-hosting');
  const purchase = planCard(page, findPlan(52).name).getByRole('link', {
    name: planCards.purchase,
  });
  await expect(purchase).toHaveAttribute('href', withCode('/cart.php?a=add&pid=52&'));
  await page.reload();
  await page.getByRole('radio', { name: cycleWords.annually.name }).check();
  const yearly = withCode('/cart.php?a=add&pid=52&billingcycle=annually&');
  const opened = context.waitForEvent('page');
  await purchase.click({ button: 'middle' });
  await expect(await opened).toHaveURL(yearly);
  await purchase.click();
  await expect(page).toHaveURL(yearly);

  await page.goto('/domain-search-result');
  await expect(page.locator(`form[action="${withCode('/domainchecker.php?')}"]`)).toBeVisible();
  const posted = page.waitForRequest(withCode('/domainchecker.php?'));
  await page.locator('#domain').fill('kantha.com');
  await page.keyboard.press('Enter');
  expect((await posted).postData()).toBe('domain=kantha.com');
});

/* As most visitors see it, with fades between pages. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('corrects an invalid domain name and orders it', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Domain name' });
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toBeFocused();
  await page.locator('main a[href="/domain-search-result"]').click();
  await expectPage(page, '/domain-search-result');
  await field.fill('!!!');
  await page.getByRole('button', { name: search.compare }).click();
  await expect(page.getByText(obstacles.nothing.title)).toBeVisible();
  await expect(field).toHaveValue('!!!');
  await field.fill('My Shop.com');
  await page.getByRole('button', { name: search.compare }).click();
  await expect(page.getByText(search.changes.spaces)).toBeVisible();
  await page.getByRole('link', { name: `${search.answer.add} myshop.com`, exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/cart\.php\?a=add&domain=register&query=myshop\.com$/);
  await expect(page.getByRole('definition')).toHaveText(['myshop.com']);
});

test('checks a domain name in the portal and registers it there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: homeHero.actions[1]?.label ?? '' }).click();
  await page.getByRole('textbox', { name: 'Domain name' }).fill('Nokshi Kantha.com');
  await page.keyboard.press('Enter');
  await expectAtPortal(page, '/domainchecker.php', 'Domain checker', ['nokshikantha.com']);
  await page.getByRole('link', { name: 'Register this name' }).click();
  await expect(title(page)).toHaveText('Register a domain');
  await expect(page.getByRole('definition')).toHaveText(['nokshikantha.com']);
});

test('logs in to the portal in a new tab', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('link', { name: siteCopy.layout.logIn }).click();
  await expectAtPortal(await opened, '/login', 'Log in');
  await expect(page).toHaveURL('/');
});
