import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { themes as themeNames } from '#content/themes.js';
import { themeFileName } from '../src/theme/names.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const allRules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};
/** Themes only change colours, so one theme gets all rules and the others this one. */
const colourRules = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

/** Whole sentences need more contrast than WCAG AA asks for. */
const sentences = { selector: 'p, li, dd, td, blockquote, figcaption', minimum: 7 };

/** What axe finds on the page, plus sentences with too little contrast, one line each. */
async function runAxe(page: Page, rules: object): Promise<string[]> {
  return page.evaluate(
    async ({ options, selector, minimum }) => {
      const { axe } = window as unknown as {
        axe: { run(context: Document, options: unknown): Promise<AxeResults> };
      };
      const { violations, passes } = await axe.run(document, options);
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
            !(Number(contrastRatio) >= (expectedContrastRatio === '3:1' ? 4.5 : minimum))
          );
        });
      return [
        ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        ...pale.map(({ html }) => `contrast below ${String(minimum)}:1: ${html}`),
      ].map((line) => line.slice(0, 180));
    },
    {
      ...sentences,
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

/** Switches the stylesheet directly: the theme panel has tests of its own. */
async function switchTheme(page: Page, file: string): Promise<void> {
  await page.evaluate(async (name) => {
    const link = document.querySelector<HTMLLinkElement>('link#theme-stylesheet');
    if (!link) throw new Error('#theme-stylesheet is missing');
    const href = new URL(name, link.href).href;
    if (href === link.href) return;
    const loaded = new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
    });
    link.href = href;
    await loaded;
  }, file);
}

/** Loads axe into the page. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource);
}

/** What axe finds in each theme: all rules in the default theme, colours in the others. */
export async function findAxeViolations(
  page: Page,
  themes: readonly string[] = themeNames,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const theme of themes) {
    await switchTheme(page, themeFileName(theme));
    const list = await runAxe(page, theme === 'default' ? allRules : colourRules);
    if (list.length > 0) found[theme] = list;
  }
  return found;
}
