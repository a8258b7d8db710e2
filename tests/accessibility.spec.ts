import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pages } from '../src/content/pages.ts';
import { themeNames } from '../src/theme/names.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What lies under an open tip is small only until Escape. */
const coveredByTip = { rules: { 'target-size': { enabled: false } } };

const allRules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};
/** A theme changes colours and nothing else, so the other themes are checked for those. */
const colourRules = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

/** Sentences have more contrast than axe asks of AA; a label above a heading ends without a stop. */
const runningText = { selector: 'p, li, dd, td, blockquote, figcaption', least: 7 };

/** What axe finds on the page as it stands, and sentences that are too pale, one line each. */
async function findings(page: Page, rules: object): Promise<string[]> {
  return page.evaluate(
    async ({ options, selector, least }) => {
      const { axe } = window as unknown as { axe: { run(o: unknown): Promise<AxeResults> } };
      const { violations, passes } = await axe.run(options);
      const pale = passes
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes)
        .filter(({ element, any }) => {
          const { contrastRatio, expectedContrastRatio } = (any[0]?.data ?? {}) as {
            contrastRatio?: number;
            expectedContrastRatio?: string;
          };
          return (
            element?.matches(selector) &&
            /[.!?।]/.test(element.textContent) &&
            // Large text passes with 3:1, and needs 4.5:1 here.
            !(Number(contrastRatio) >= (expectedContrastRatio === '3:1' ? 4.5 : least))
          );
        });
      return [
        ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        ...pale.map(({ html }) => `below ${String(least)}:1: ${html}`),
      ].map((line) => line.slice(0, 180));
    },
    {
      ...runningText,
      options: {
        ...rules,
        resultTypes: ['violations', 'passes'],
        preload: false,
        elementRef: true,
        selectors: false,
      },
    },
  );
}

/** Puts a theme's sheet in place directly: the panel has tests of its own. */
async function wear(page: Page, theme: string): Promise<void> {
  const file = theme === 'default' ? 'main.min.css' : `${theme}.min.css`;
  await page.evaluate(async (name) => {
    const link = document.querySelector<HTMLLinkElement>('link#theme-stylesheet');
    if (!link) throw new Error('no theme');
    const loaded = new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
    });
    const href = new URL(name, link.href).href;
    if (href === link.href) return;
    link.href = href;
    await loaded;
  }, file);
}

/** Opens every accordion at once: what is hidden is not checked. */
async function openAccordions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}

/** What axe finds in each theme; the whole set of rules in the default one. */
async function findingsByTheme(
  page: Page,
  exceptions: object = {},
): Promise<Record<string, string[]>> {
  await page.evaluate(axeSource);
  const found: Record<string, string[]> = {};
  for (const theme of themeNames) {
    await wear(page, theme);
    const list = await findings(page, {
      ...(theme === 'default' ? allRules : colourRules),
      ...exceptions,
    });
    if (list.length > 0) found[theme] = list;
  }
  return found;
}

for (const { path } of pages) {
  test(`${path}: axe finds nothing in any theme on a phone or a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await openAccordions(page);
    expect(await findingsByTheme(page)).toEqual({});
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findingsByTheme(page)).toEqual({});
  });
}

/** The parts that open, each where it can be seen. */
const openParts: {
  name: string;
  width: number;
  path: string;
  exceptions?: object;
  open(page: Page): Promise<void>;
}[] = [
  ...['Hosting', 'Domains', 'More'].map((menu) => ({
    name: `the menu ${menu}`,
    width: 1280,
    path: '/about-us',
    open: async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
    },
  })),
  {
    name: 'the side menu',
    width: 360,
    path: '/about-us',
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').locator('summary').first().click();
    },
  },
  {
    name: 'the theme panel',
    width: 360,
    path: '/about-us',
    open: async (page) => {
      await page.getByRole('button', { name: /theme/i }).click();
    },
  },
  {
    name: 'a tooltip',
    width: 360,
    path: '/web-hosting',
    exceptions: coveredByTip,
    open: async (page) => {
      await page.getByRole('button', { name: '1 GB NVMe SSD' }).focus();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
];

for (const { name, width, path, exceptions, open } of openParts) {
  test(`axe finds nothing with ${name} open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await open(page);
    expect(await findingsByTheme(page, exceptions)).toEqual({});
  });
}
