import { portalUrl } from '../addresses.ts';
import { expectNoComplaint, openPage } from './page-checks.ts';
import type { Check } from './page-checks.ts';
import { clickOn, waitUntil } from './tab.ts';
import type { Tab } from './tab.ts';

async function arrive(tab: Tab, address: string, words: string): Promise<void> {
  const isThere = (url: string, text: string) =>
    location.href === url && document.body.textContent.includes(text);
  await waitUntil(tab, `arriving at ${address} with "${words}"`, isThere, address, words);
}

async function shows(tab: Tab, selector: string, words: string): Promise<void> {
  const isShown = (query: string, text: string) =>
    document.querySelector(query)?.textContent.includes(text) ?? false;
  await waitUntil(tab, `${selector} shows "${words}"`, isShown, selector, words);
}

async function expectTheme(tab: Tab, theme: string): Promise<void> {
  const isWorn = (name: string) => {
    const sheets = [...document.querySelectorAll('link[href*="/themes/"]')];
    const [sheet] = sheets;
    return (
      sheets.length === 1 &&
      sheet?.id === 'theme-stylesheet' &&
      (sheet.getAttribute('href')?.endsWith(`/${name}.min.css`) ?? false) &&
      localStorage.getItem('theme') === name
    );
  };
  await waitUntil(tab, `wearing ${theme}`, isWorn, theme);
}

async function expectMenu(tab: Tab, state: string): Promise<void> {
  const isIn = (name: string) =>
    document.getElementById('side-menu')?.getAttribute('data-state') === name;
  await waitUntil(tab, `the side menu is ${state}`, isIn, state);
}

async function focusOn(tab: Tab, selector: string): Promise<void> {
  await tab.run((query) => document.querySelector<HTMLElement>(query)?.focus(), selector);
}

async function expectOpenAnswers(tab: Tab, wanted: string): Promise<void> {
  const areOpen = (names: string) =>
    [...document.querySelectorAll('main details[open] summary')]
      .map((summary) => summary.textContent.trim())
      .join() === names;
  await waitUntil(tab, `the open answers are "${wanted}"`, areOpen, wanted);
}

/** The ways through the site that have to work in every engine. */
export const journeys: readonly Check[] = [
  {
    name: 'a plan, yearly, into the portal’s cart',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/web-hosting`);
      await shows(tab, 'article', '৳75/mo');
      await clickOn(tab, 'fieldset label', 'Yearly');
      await shows(tab, 'article', '৳800/yr');
      await expectNoComplaint(tab);
      await clickOn(tab, 'article:nth-of-type(1) a', 'Purchase Now');
      await arrive(tab, `${portalUrl}/cart.php?a=add&pid=52`, '1 GB Hosting');
    },
  },
  {
    name: 'a domain search into the portal',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/`);
      // Firefox fails the calls of a page that is left, and the failure is logged.
      await shows(tab, 'main', '৳322');
      await expectNoComplaint(tab);
      await tab.click('input[name="domain"]');
      await tab.type('nokshi-kantha.com');
      await tab.press('Enter');
      await arrive(tab, `${portalUrl}/domainchecker.php`, 'nokshi-kantha.com');
    },
  },
  {
    name: 'a theme that stays after a reload',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/about-us`);
      await clickOn(tab, 'button[aria-controls]', 'theme');
      await tab.click('[data-theme-choice="theme-2"]');
      await expectTheme(tab, 'theme-2');
      await tab.reload();
      await expectTheme(tab, 'theme-2');
      await expectNoComplaint(tab);
      await tab.run(() => localStorage.clear());
    },
  },
  {
    name: 'the side menu by keyboard',
    run: async (tab, siteUrl) => {
      await tab.resize(450, 780);
      await openPage(tab, `${siteUrl}/about-us`);
      await focusOn(tab, 'header button[aria-controls="side-menu"]');
      await tab.press('Enter');
      await expectMenu(tab, 'show');
      const isInside = () =>
        document.getElementById('side-menu')?.contains(document.activeElement) ?? false;
      await waitUntil(tab, 'the focus is in the menu', isInside);
      await tab.press('Tab');
      await waitUntil(tab, 'the focus stays in the menu', isInside);
      await tab.press('Escape');
      await expectMenu(tab, 'closed');
      const isBack = () =>
        document.activeElement?.getAttribute('aria-controls') === 'side-menu' &&
        !document.body.hasAttribute('data-overlay');
      await waitUntil(tab, 'the focus is back on its button', isBack);
      await expectNoComplaint(tab);
      await tab.resize(1280, 800);
    },
  },
  {
    name: 'the accordion by pointer and keyboard',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/`);
      await expectOpenAnswers(tab, 'What is Web Hosting');
      await clickOn(tab, 'main summary', 'What is VPS');
      await expectOpenAnswers(tab, 'What is VPS');
      await tab.press('Enter');
      await expectOpenAnswers(tab, '');
      await expectNoComplaint(tab);
    },
  },
  {
    name: 'on to another page and back without a reload',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/`);
      await tab.run(() => {
        Object.assign(window, { isSame: true });
      });
      await clickOn(tab, 'main a[href="/web-hosting"]', 'View Pricing');
      await arrive(tab, `${siteUrl}/web-hosting`, '৳75/mo');
      await tab.run(() => history.back());
      await arrive(tab, `${siteUrl}/`, 'Fast. Secure. Affordable.');
      if (!(await tab.run(() => 'isSame' in window))) throw new Error('the page was loaded anew');
      await expectNoComplaint(tab);
    },
  },
];
