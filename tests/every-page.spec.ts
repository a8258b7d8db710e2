import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { charactersInUse, titleCharacters } from '../pipeline/fonts.ts';
import { addressIn } from '../src/language/edition.ts';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { themes as themeNames } from '#content/themes.js';
import { portalUrl, siteUrl } from './addresses.ts';
import { expectAppReady } from './app-ready.ts';
import { findAxeViolations, loadAxe } from './axe.ts';
import { builtHtml } from './built-page.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { callsOnLoad } from './product-calls.ts';
import { strayTexts } from './stray-texts.ts';
import { expect, test } from './test.ts';

/* One load of each page in each language, and all that has to be true of any page. */

const phone = { width: 360, height: 740 };

/** One page of each layout is checked on both screens, and in all themes. */
const oneOfEachLayout = new Set([
  '/',
  '/web-hosting',
  '/pricing-comparision',
  '/contact-us',
  '/refund-policy',
  '/home-top-navbar',
  '/cover-page',
]);

/**
 * The most that a first visit to any page may load, in compressed bytes (brotli 11). The HTML fits into the ten packets
 * that a server sends before the first acknowledgement. What may arrive before the first paint is limited only in
 * English: Bangla needs twice the font data, and so a third round trip.
 */
const limits = { html: 14_000, script: 95_000, style: 10_000, font: 48_000, all: 160_000 };
const englishLimits = { beforePaint: 36_000 };
const headScripts = /\/assets\/(?:beforePaint|boot)-/;
const kinds: Record<string, string> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
};

/** The bytes that came from our own server, by kind. */
async function weigh(requests: readonly Request[]): Promise<Record<string, number>> {
  const weights: Record<string, number> = {};
  const add = (name: string, bytes: number) => {
    weights[name] = (weights[name] ?? 0) + bytes;
  };
  for (const request of requests) {
    if (new URL(request.url()).origin !== siteUrl) continue;
    const { responseBodySize } = await request.sizes();
    const kind = kinds[request.resourceType()] ?? 'other';
    add(kind, responseBodySize);
    add('all', responseBodySize);
    if (['html', 'style', 'font'].includes(kind) || headScripts.test(request.url())) {
      add('beforePaint', responseBodySize);
    }
  }
  return weights;
}

/** What a script finds wrong with the open page, one line for each problem. */
function findProblems(page: Page, fonts: Record<string, string>): Promise<string[]> {
  return page.evaluate(
    ({ minimum, known }) => {
      const found = new Set<string>();
      const nameOf = (element: Element) =>
        `${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`;
      const textOf = (ids: string | null) =>
        (ids ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
          .join(' ')
          .trim();

      for (const part of ['h1', 'main', 'body > * header, header', 'footer']) {
        const parts = [...document.querySelectorAll(part)].filter(
          (one) => !one.parentElement?.closest('main, article, section') || part === 'h1',
        );
        if (parts.length !== 1) found.add(`${parts.length} × ${part}`);
      }

      // A link in a sentence, or the name of a feature that has a tooltip, may be smaller than a fingertip.
      const isText = (element: Element) =>
        (element.tagName === 'A' && getComputedStyle(element).display === 'inline') ||
        element.matches('main li span > button');
      for (const control of document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, input:not([type=hidden], [type=radio], [type=checkbox]), label:has(input)',
      )) {
        if (!control.checkVisibility({ visibilityProperty: true }) || isText(control)) continue;
        const { width, height } = control.getBoundingClientRect();
        // The skip link is a pixel or two high until it has the focus.
        if (height <= 2 || (width >= minimum && height >= minimum)) continue;
        found.add(
          `smaller than a fingertip: ${Math.round(width)}×${Math.round(height)} ${nameOf(control)}`,
        );
      }

      for (const animation of document.getAnimations()) {
        // `late` moves nothing: it shows list prices if the script never loads.
        const { animationName } = animation as CSSAnimation;
        if (animationName !== 'late') found.add(`moves despite reduced motion: ${animationName}`);
      }

      // Screen readers list articles by name, say which links open a new tab, and read a meter's label.
      for (const article of document.querySelectorAll('article')) {
        if (!textOf(article.getAttribute('aria-labelledby')))
          found.add(`article without a name: ${nameOf(article)}`);
      }
      for (const link of document.querySelectorAll('a[target="_blank"]')) {
        if (!textOf(link.getAttribute('aria-describedby')))
          found.add(`opens a new tab unannounced: ${nameOf(link)}`);
      }
      for (const meter of document.querySelectorAll('meter, [role=meter]')) {
        const figure = meter.parentElement?.innerText.trim().split('\n').at(-1) ?? 'none';
        if (!meter.getAttribute('aria-label')?.includes(figure))
          found.add(`meter without its figure: ${figure}`);
      }

      for (const link of document.querySelectorAll('a[href^="#"]')) {
        const id = link.getAttribute('href')?.slice(1) ?? '';
        if (!document.getElementById(id)) found.add(`link to a missing id: ${id}`);
      }

      // A character that its font lacks appears in another font, in the middle of a word.
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const family = element ? getComputedStyle(element).fontFamily : '';
        const [, font] = Object.entries(known).find(([name]) => family.startsWith(name)) ?? [];
        if (font === undefined || element?.closest('script, noscript')) continue;
        for (const character of (text.textContent ?? '').replaceAll(/\s/g, '')) {
          if (!font.includes(character)) found.add(`${character} is not in ${family}`);
        }
      }
      return [...found];
    },
    { minimum: 44, known: fonts },
  );
}

/** The characters of each font of the English pages. */
let characters: Record<string, string> | undefined;
test.beforeAll(async () => {
  const figtree = await charactersInUse(path.resolve(import.meta.dirname, '..'));
  characters = { Bricolage: `${titleCharacters}৳`, Figtree: figtree };
});

/** Opens every accordion at once: axe skips hidden content. */
async function openAccordions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}

/** WCAG 1.4.12: the spacing a reader may set. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;
/** Some browsers, and settings of phones, enlarge only the text: the em of media queries stays as it is. */
const largeTextOnly = ':root { font-size: 200% !important }';

/** The widths of screens, with a laptop's last, and the styles that a reader may add on them. */
const screens: readonly [width: number, ...styles: string[]][] = [
  [360, largeTextOnly],
  [390, largeTextOnly],
  [320, textSpacing],
  [768],
  [2560],
  [1280],
];

/** The screens on which the page scrolls sideways, or the button of its menu is out of reach. */
async function findWide(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const [width, ...styles] of screens) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(
      (texts) => {
        const sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [sheet];
        // The header is fixed: what leaves it does not widen the page.
        const menu = document.querySelector('header button[aria-controls="side-menu"]');
        const problems = texts.flatMap((text) => {
          sheet.replaceSync(text);
          const { scrollWidth, clientWidth } = document.documentElement;
          const { left = -1, right = 0 } = menu?.getBoundingClientRect() ?? {};
          return scrollWidth > clientWidth || left < 0 || right > clientWidth
            ? `${scrollWidth} px wide, the menu up to ${right} px ${text}`
            : [];
        });
        document.adoptedStyleSheets = [];
        return problems;
      },
      ['', ...styles],
    );
    wide.push(...found.map((problem) => `on ${width} px: ${problem}`));
  }
  return wide;
}

for (const { path: address } of pages) {
  test(`${address} is light, accessible, and fits every screen`, async ({
    page,
    base,
    language,
  }) => {
    const own = addressIn(base, address);
    const inEnglish = language === 'en';
    const errors = collectConsoleErrors(page);
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.setViewportSize(phone);
    const response = await page.goto(own);
    expect(response?.status()).toBe(address === '/404' ? 404 : 200);
    await expectAppReady(page);
    await expect(page.locator('main [data-waiting]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const html = builtHtml(own);
    const title = (await page.title()).replaceAll('&', '&amp;');
    expect.soft(html).toContain(`<title>${title}</title>`);
    expect.soft(await findProblems(page, inEnglish ? (characters ?? {}) : {})).toEqual([]);
    if (!inEnglish) expect.soft(await strayTexts(page), 'texts that are not Bangla').toEqual([]);

    await loadAxe(page);
    await openAccordions(page);
    // What axe checks depends on the screen, and on the language, but hardly on both.
    const onBothScreens = oneOfEachLayout.has(address);
    if (inEnglish || onBothScreens) {
      expect.soft(await findAxeViolations(page, ['default']), 'on a phone').toEqual({});
    }

    const [, view = ''] = /data-view="(.*?)js"/.exec(html) ?? [];
    const ahead = (url: string) => /\/assets\/\w+\/.+\.(js|css)$/.test(url) && !url.includes(view);
    const loaded = finished.filter((request) => !ahead(request.url()));
    const hosts = callsOnLoad(own) ? [siteUrl, portalUrl] : [siteUrl];
    expect
      .soft(new Set(loaded.map((request) => new URL(request.url()).origin)))
      .toEqual(new Set(hosts));
    const weights = await weigh(loaded);
    const tooHeavy = Object.entries({ ...limits, ...(inEnglish && englishLimits) }).filter(
      ([kind, limit]) => !((weights[kind] ?? Number.NaN) <= limit),
    );
    expect.soft(tooHeavy, JSON.stringify(weights)).toEqual([]);

    expect.soft(await findWide(page)).toEqual([]);
    if (!inEnglish || onBothScreens) {
      const themes = inEnglish ? themeNames : ['default'];
      expect.soft(await findAxeViolations(page, themes), 'on a laptop').toEqual({});
    }
    expect.soft(errors).toEqual([]);
  });
}
