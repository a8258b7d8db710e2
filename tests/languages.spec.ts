import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { attribute, parseHtml } from '../pipeline/html.ts';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { buildFacts } from '../src/site/buildFacts.ts';
import { site } from '../src/site/site.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import { addressIn } from '../src/language/edition.ts';
import { expectAppReady, openWithApp } from './app-ready.ts';

test.skip(!buildFacts.languages.includes('bn'), 'This site has no Bangla edition');

const inBangla = (path: string) => addressIn('/bn', path);
const bengali = /\p{Script=Bengali}/u;
/** Pages that search engines list under an address of their own. */
const listed = pages.filter((page) => !page.hidden);
const banglaLink = (page: Page) => page.getByRole('link', { name: 'এই পেজ বাংলায় পড়ুন' });
const englishLink = (page: Page) => page.getByRole('link', { name: 'Read this page in English' });

test.describe('the language link', () => {
  for (const place of ['banner', 'contentinfo'] as const) {
    test(`in the ${place} leads to the same page, with query and hash, and back`, async ({
      page,
    }) => {
      await openWithApp(page, '/web-hosting?from=letter#faq');
      const link = banglaLink(page).and(page.getByRole(place).getByRole('link'));
      await expect(link).toHaveText('বাংলা');
      await expect(link).toHaveAttribute('lang', 'bn');
      await expect(link).toHaveAttribute('hreflang', 'bn');
      await link.click();
      await expect(page).toHaveURL('/bn/web-hosting?from=letter#faq');
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      await expect(page.locator('h1')).toHaveText(bengali);
      // The prerendered link knows neither query nor hash.
      await expectAppReady(page);
      const back = englishLink(page).and(page.getByRole(place).getByRole('link'));
      await expect(back).toHaveText('English');
      await back.click();
      await expect(page).toHaveURL('/web-hosting?from=letter#faq');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  test('leads to the page that the visitor has navigated to', async ({ page }) => {
    await openWithApp(page, '/bn/about-us');
    await page.getByRole('contentinfo').locator('a[href="/bn/affiliates"]').click();
    await expect(page).toHaveURL('/bn/affiliates');
    const link = englishLink(page).and(page.getByRole('contentinfo').getByRole('link'));
    // The address changes first; until the page follows, the link belongs to the page still shown.
    await expect(link).toHaveAttribute('href', '/affiliates');
    await link.click();
    await expect(page).toHaveURL('/affiliates');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the same page', async ({ page }) => {
      await page.goto('/bn/contact-us');
      await englishLink(page).last().click();
      await expect(page).toHaveURL('/contact-us');
    });
  });
});

test.describe('the suggestion of another language', () => {
  const suggestion = (page: Page, lang: string) =>
    page.locator(`a[lang="${lang}"]:not([rel="alternate"])`);

  test('is shown on the home page only, and only after the visitor has chosen a language', async ({
    page,
  }) => {
    await openWithApp(page, '/');
    await expect(suggestion(page, 'bn')).toHaveCount(0);
    await openWithApp(page, '/about-us');
    await banglaLink(page).last().click();
    await expect(page).toHaveURL('/bn/about-us');
    await openWithApp(page, '/about-us');
    await expect(suggestion(page, 'bn')).toHaveCount(0);
    await openWithApp(page, '/');
    await expect(suggestion(page, 'bn')).toHaveText('এই পেজ বাংলায় পড়ুন');
    await suggestion(page, 'bn').click();
    await expect(page).toHaveURL('/bn');
    await expect(suggestion(page, 'en')).toHaveCount(0);
  });

  test('never follows the browser’s language, and nobody is redirected', async ({ browser }) => {
    for (const [locale, path] of [
      ['bn-BD', '/'],
      ['en-GB', '/bn'],
    ] as const) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await openWithApp(page, path);
      await expect(page).toHaveURL(path);
      await expect(suggestion(page, path === '/' ? 'bn' : 'en')).toHaveCount(0);
      await page.evaluate((code) => localStorage.setItem('language', code), locale.slice(0, 2));
      await page.reload();
      await expect(suggestion(page, path === '/' ? 'bn' : 'en')).toBeVisible();
      await expect(page).toHaveURL(path);
      await context.close();
    }
  });
});

test.describe('search engines and shared links', () => {
  /** What the head of a page says about its languages. */
  async function readHead(page: Page, address: string) {
    const elements = parseHtml(await (await page.request.get(address)).text());
    const find = (tag: string, name: string, value: string) =>
      elements.filter((one) => one.tagName === tag && attribute(one, name) === value);
    const meta = (property: string) =>
      find('meta', 'property', property).map((one) => attribute(one, 'content'));
    return {
      lang: find('html', 'lang', address.startsWith('/bn') ? 'bn' : 'en').length,
      canonical: find('link', 'rel', 'canonical').map((one) => attribute(one, 'href')),
      alternates: Object.fromEntries(
        find('link', 'rel', 'alternate').flatMap((one) => {
          const language = attribute(one, 'hreflang');
          return language === undefined ? [] : [[language, attribute(one, 'href')]];
        }),
      ),
      locale: meta('og:locale'),
      url: meta('og:url'),
      image: meta('og:image')[0] ?? '',
    };
  }

  test('every page names its own address and the one in the other language', async ({ page }) => {
    for (const { path } of listed) {
      const urls = {
        en: new URL(path, site.url).href,
        bn: new URL(inBangla(path), site.url).href,
        'x-default': new URL(path, site.url).href,
      };
      const [english, bangla] = [await readHead(page, path), await readHead(page, inBangla(path))];
      expect(english).toMatchObject({
        lang: 1,
        canonical: [urls.en],
        alternates: urls,
        locale: ['en_GB'],
        url: [urls.en],
      });
      expect(bangla).toMatchObject({
        lang: 1,
        canonical: [urls.bn],
        alternates: urls,
        locale: ['bn_BD'],
        url: [urls.bn],
      });
      expect(bangla.image).not.toBe(english.image);
    }
  });
});

test.describe('addresses under /bn', () => {
  test('every link on a page stays in its language', async ({ page }) => {
    for (const path of ['/bn', '/bn/web-hosting', '/bn/blog-details/email-records']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const strays = await page
        .locator('a[href^="/"]:not([hreflang])')
        .evaluateAll((links) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !/^\/bn(?:$|[/?#])/.test(href)),
        );
      expect(strays, path).toEqual([]);
    }
  });
});

test('no visitor downloads two languages', async ({ page }) => {
  const files: string[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css|woff2)$/.test(response.url())) files.push(response.url());
  });
  const textOf = async (url: string) => (await page.request.get(url)).text();
  const words = { en: siteCopy.layout.skipLink, bn: 'মূল লেখায় যান' };
  for (const [path, other] of [
    ['/web-hosting', words.bn],
    ['/bn/web-hosting', words.en],
  ] as const) {
    files.length = 0;
    await openWithApp(page, path);
    await page.waitForLoadState('networkidle');
    expect(files.length).toBeGreaterThan(3);
    const fonts = files.filter((url) => url.endsWith('.woff2'));
    expect(
      fonts.some((url) => /hind/.test(url)),
      'the Bangla font',
    ).toBe(path.startsWith('/bn'));
    for (const url of files.filter((file) => !fonts.includes(file))) {
      expect(await textOf(url), url).not.toContain(other);
    }
  }
});
