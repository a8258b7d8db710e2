import planCards from '#content/words/plan-cards.js';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { findAxeViolations, loadAxe } from './axe.ts';
import { basePath } from '../src/language/edition.ts';
import { themeNames } from '../src/theme/names.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { everyLanguage } from './every-language.ts';
import { onePageOfEachView } from './one-of-each-view.ts';
import { pageWidth } from './page-width.ts';
import { pages } from '../src/site/pages.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import { findPlan } from './prices.ts';

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
/** A laptop's window at 400% zoom. */
const zoomedLaptop = { width: 320, height: 200 };

/** Opens a page with reduced motion, waits for its prices and fonts, and loads axe. */
async function openWithAxe(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithApp(page, path);
  await expect(page.getByRole('status').filter({ hasText: planCards.loading })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await loadAxe(page);
}

/** Controls smaller than a fingertip, 44 CSS pixels; links inside text don't count. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minimum) => {
    // A link in a sentence, or the name of a feature that has a tooltip.
    const isText = (element: Element) =>
      (element.tagName === 'A' && getComputedStyle(element).display === 'inline') ||
      element.matches('main li span > button');
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type=hidden], [type=radio], [type=checkbox]), label:has(input)',
    );
    const found = new Set<string>();
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isText(control)) continue;
      const { width, height } = control.getBoundingClientRect();
      // The skip link is a pixel or two high until it has the focus.
      if (height <= 2 || (width >= minimum && height >= minimum)) continue;
      const label = (control.textContent || control.getAttribute('aria-label') || '').trim();
      found.add(
        `${Math.round(width)}×${Math.round(height)} ${control.tagName} ${label.slice(0, 40)}`,
      );
    }
    return [...found];
  }, 44);
}

function countAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        // `late` moves nothing: it shows list prices if the script never loads.
        .filter((animation) => (animation as CSSAnimation).animationName !== 'late').length,
  );
}

/** Screen readers list articles by name. */
function findUnnamedArticles(page: Page): Promise<string[]> {
  return page.locator('article').evaluateAll((articles) =>
    articles
      .filter((article) => {
        const id = article.getAttribute('aria-labelledby') ?? '';
        return !document.getElementById(id)?.textContent.trim();
      })
      .map((article) => article.textContent.slice(0, 40)),
  );
}

/** Opens every accordion at once: axe skips hidden content. */
async function openAccordions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}

/**
 * These pages are checked in all themes from header to footer, on phone and laptop, in every language. For each other
 * view, one page is checked in all themes, but only `main`, in English, on a phone: colours depend neither on the words
 * nor on the screen.
 */
const inAllThemes = new Set([
  '/',
  '/web-hosting',
  '/pricing-comparision',
  '/contact-us',
  '/refund-policy',
  '/home-top-navbar',
  '/cover-page',
]);

for (const { path } of pages) {
  test(
    `${path} passes axe in every theme, has finger-sized targets, zooms to 400% and respects reduced motion`,
    everyLanguage,
    async ({ page }) => {
      const inEnglish = basePath === '';
      const themesOn = {
        phone: inAllThemes.has(path) || (inEnglish && onePageOfEachView.includes(path)),
        laptop: inAllThemes.has(path),
      };
      const themes = (all: boolean) => (all ? themeNames : themeNames.slice(0, 1));
      await page.setViewportSize(phone);
      const errors = collectConsoleErrors(page);
      await openWithAxe(page, path);
      expect.soft(await findSmallTargets(page), 'targets smaller than a fingertip').toEqual([]);
      expect.soft(await countAnimations(page), 'animations').toBe(0);
      expect.soft(await findUnnamedArticles(page), 'articles without a name').toEqual([]);
      await openAccordions(page);
      const onPhone = await findAxeViolations(page, {
        themes: themes(themesOn.phone),
        colours: inAllThemes.has(path) ? 'html' : 'main',
      });
      expect.soft(onPhone, 'on a phone').toEqual({});
      if (inEnglish || themesOn.laptop) {
        await page.setViewportSize(laptop);
        const onLaptop = await findAxeViolations(page, {
          themes: themes(themesOn.laptop),
          structure: themesOn.laptop ? 'html' : 'main',
        });
        expect.soft(onLaptop, 'on a laptop').toEqual({});
      }
      await page.setViewportSize(zoomedLaptop);
      expect.soft(await pageWidth(page), 'width at 400%').toBeLessThanOrEqual(zoomedLaptop.width);
      expect.soft(errors, 'console errors in any theme').toEqual([]);
    },
  );
}

for (const path of ['/', '/home-top-navbar', '/contact-us', '/custom-vps', '/cover-page']) {
  test(`${path}: screen readers say which links open a new tab`, async ({ page }) => {
    await openWithApp(page, path);
    const links = await page.locator('a[target="_blank"]').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      await expect(link).toHaveAccessibleDescription(siteCopy.layout.newTab);
    }
  });
}

for (const path of ['/vps-pricing', '/premium-hosting']) {
  test(`${path}: each meter’s label states the figure beside it`, async ({ page }) => {
    await page.goto(path);
    const meters = await page.getByRole('meter').all();
    expect(meters.length).toBeGreaterThan(5);
    for (const meter of meters) {
      const row = await meter.locator('xpath=..').innerText();
      const figure = row.trim().split('\n').at(-1) ?? '';
      expect(await meter.getAttribute('aria-label')).toContain(figure);
    }
  });
}

/** Everything that opens, each at a width where it is used. */
const openParts: {
  name: string;
  viewport: { width: number; height: number };
  path: string;
  exceptions?: object;
  open(page: Page): Promise<void>;
}[] = [
  ...['hosting', 'domains', 'more'].map((id) => ({
    name: `the menu ${id}`,
    viewport: laptop,
    path: '/about-us',
    open: async (page: Page) => {
      const { label = '' } = siteCopy.navigation.menus.find((menu) => menu.id === id) ?? {};
      await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click();
    },
  })),
  {
    name: 'the side menu',
    viewport: phone,
    path: '/about-us',
    open: async (page) => {
      await page.getByRole('button', { name: siteCopy.layout.openMenu, exact: true }).click();
      await page.getByRole('dialog').locator('summary').first().click();
    },
  },
  {
    name: 'the theme panel',
    viewport: phone,
    path: '/about-us',
    open: async (page) => {
      await page.getByRole('button', { name: siteCopy.layout.themePanel.open }).click();
    },
  },
  {
    name: 'a tooltip',
    viewport: phone,
    path: '/web-hosting',
    // The tooltip covers part of other targets until it is closed.
    exceptions: { rules: { 'target-size': { enabled: false } } },
    open: async (page) => {
      await page.getByRole('button', { name: findPlan(52).features[0]?.title ?? '' }).focus();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
];

for (const { name, viewport, path, exceptions, open } of openParts) {
  test(
    `axe finds no violations in any theme with ${name} open`,
    everyLanguage,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openWithAxe(page, path);
      await open(page);
      expect(await findAxeViolations(page, { exceptions })).toEqual({});
    },
  );
}
