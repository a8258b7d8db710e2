import { portalUrl } from '../addresses.ts';
import { shownDomainPrice, shownLivePrice } from '../prices.ts';
import { expectNoErrors, openPage } from './page-checks.ts';
import type { Check } from './page-checks.ts';
import { clickText, waitUntil } from './tab.ts';
import type { Tab } from './tab.ts';

async function expectPage(tab: Tab, url: string, text: string): Promise<void> {
  const isOpen = (href: string, content: string) =>
    location.href === href && document.body.textContent.includes(content);
  await waitUntil(tab, `${url} opens with "${text}"`, isOpen, url, text);
}

async function expectText(tab: Tab, selector: string, text: string): Promise<void> {
  const isShown = (query: string, content: string) =>
    document.querySelector(query)?.textContent.includes(content) ?? false;
  await waitUntil(tab, `${selector} shows "${text}"`, isShown, selector, text);
}

async function expectTheme(tab: Tab, theme: string): Promise<void> {
  const isActive = (name: string) => {
    const sheets = [...document.querySelectorAll('link[href*="/themes/"]')];
    const [sheet] = sheets;
    return (
      sheets.length === 1 &&
      sheet?.id === 'theme-stylesheet' &&
      (sheet.getAttribute('href')?.endsWith(`/${name}.min.css`) ?? false) &&
      localStorage.getItem('theme') === name
    );
  };
  await waitUntil(tab, `${theme} is active`, isActive, theme);
}

async function expectMenuState(tab: Tab, state: string): Promise<void> {
  const hasState = (name: string) =>
    document.getElementById('side-menu')?.getAttribute('data-state') === name;
  await waitUntil(tab, `the side menu is ${state}`, hasState, state);
}

async function focus(tab: Tab, selector: string): Promise<void> {
  await tab.run((query) => document.querySelector<HTMLElement>(query)?.focus(), selector);
}

async function expectOpenQuestions(tab: Tab, expected: string): Promise<void> {
  const areOpen = (questions: string) =>
    [...document.querySelectorAll('main details[open] summary')]
      .map((summary) => summary.textContent.trim())
      .join() === questions;
  await waitUntil(tab, `the open questions are "${expected}"`, areOpen, expected);
}

/** Visits that must work in every engine. */
export const journeys: readonly Check[] = [
  {
    name: 'order a yearly plan in the portal',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/web-hosting`);
      await expectText(tab, 'article', shownLivePrice(52));
      await clickText(tab, 'fieldset label', 'Yearly');
      await expectText(tab, 'article', shownLivePrice(52, 'annually'));
      await expectNoErrors(tab);
      await clickText(tab, 'article:nth-of-type(1) a', 'Purchase Now');
      const cart = `${portalUrl}/cart.php?a=add&pid=52&billingcycle=annually`;
      await expectPage(tab, cart, '1 GB Hosting');
    },
  },
  {
    name: 'search for a domain in the portal',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/`);
      // Wait for the prices: Firefox aborts the calls when the page is left, which logs an error.
      await expectText(tab, 'main', shownDomainPrice('xyz'));
      await expectNoErrors(tab);
      await tab.click('input[name="domain"]');
      await tab.type('nokshi-kantha.com');
      await tab.press('Enter');
      await expectPage(tab, `${portalUrl}/domainchecker.php`, 'nokshi-kantha.com');
    },
  },
  {
    name: 'choose a theme and reload',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/about-us`);
      await clickText(tab, 'button[aria-controls]', 'theme');
      await tab.click('[data-theme-choice="theme-2"]');
      await expectTheme(tab, 'theme-2');
      await tab.reload();
      await expectTheme(tab, 'theme-2');
      await expectNoErrors(tab);
      await tab.run(() => localStorage.clear());
    },
  },
  {
    name: 'use the side menu by keyboard',
    run: async (tab, siteUrl) => {
      await tab.resize(450, 780);
      await openPage(tab, `${siteUrl}/about-us`);
      await focus(tab, 'header button[aria-controls="side-menu"]');
      await tab.press('Enter');
      await expectMenuState(tab, 'show');
      const isInside = () =>
        document.getElementById('side-menu')?.contains(document.activeElement) ?? false;
      await waitUntil(tab, 'focus moves into the menu', isInside);
      await tab.press('Tab');
      await waitUntil(tab, 'focus stays in the menu', isInside);
      await tab.press('Escape');
      await expectMenuState(tab, 'closed');
      const isBack = () =>
        document.activeElement?.getAttribute('aria-controls') === 'side-menu' &&
        !document.body.hasAttribute('data-overlay');
      await waitUntil(tab, 'focus returns to the menu button', isBack);
      await expectNoErrors(tab);
      await tab.resize(1280, 800);
    },
  },
  {
    name: 'use the accordion by pointer and keyboard',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/`);
      await expectOpenQuestions(tab, 'What is Web Hosting');
      await clickText(tab, 'main summary', 'What is VPS');
      await expectOpenQuestions(tab, 'What is VPS');
      await tab.press('Enter');
      await expectOpenQuestions(tab, '');
      await expectNoErrors(tab);
    },
  },
  {
    name: 'open another page and go back without a reload',
    run: async (tab, siteUrl) => {
      await openPage(tab, `${siteUrl}/`);
      await tab.run(() => {
        Object.assign(window, { isSameDocument: true });
      });
      await clickText(tab, 'main a[href="/web-hosting"]', 'View Pricing');
      await expectPage(tab, `${siteUrl}/web-hosting`, shownLivePrice(52));
      await tab.run(() => history.back());
      await expectPage(tab, `${siteUrl}/`, 'Fast. Secure. Affordable.');
      if (!(await tab.run(() => 'isSameDocument' in window)))
        throw new Error('the page was reloaded');
      await expectNoErrors(tab);
    },
  },
];
