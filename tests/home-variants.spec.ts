import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { filmWords } from '../src/content/homes/backgroundVideo.ts';
import { slides, sliderWords } from '../src/content/homes/contentSlider.ts';
import { layoutWords } from '../src/content/layout.ts';
import { pages } from '../src/content/pages.ts';
import type { PageEntry } from '../src/content/schema/page.ts';
import { site } from '../src/content/site.ts';
import { portalUrl } from './addresses.ts';
import { watchLayoutShift } from './layout-shift.ts';

const homes = (pages as readonly PageEntry[]).filter(({ menus }) => menus.includes('homes'));

test('every home page has a title of its own and no link to a place that it lacks', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const titles: string[] = [];
  for (const { path } of homes) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    titles.push(await page.locator('h1').innerText());
    const missing = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(missing, path).toEqual([]);
  }
  await context.close();
  expect(titles).toHaveLength(8);
  expect(new Set(titles).size).toBe(titles.length);
});

test.describe('the content slider', () => {
  const path = '/home-content-slider';
  const second = slides[1]?.title ?? '';
  const last = slides.at(-1)?.title ?? '';

  /** Waits until exactly one slide is on show. */
  async function expectOnShow(page: Page, title: string) {
    for (const slide of slides) {
      const heading = page.getByRole('heading', { name: slide.title });
      if (slide.title === title) await expect(heading).toBeInViewport({ ratio: 1 });
      else await expect(heading).not.toBeInViewport();
    }
  }

  async function open(page: Page) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: sliderWords.next })).toBeVisible({
      timeout: 15_000,
    });
  }

  test('is a carousel of named slides', async ({ page }) => {
    await open(page);
    const carousel = page.locator('[aria-roledescription="carousel"]');
    await expect(carousel).toHaveAccessibleName(sliderWords.label);
    const parts = carousel.locator('[aria-roledescription="slide"]');
    await expect(parts).toHaveCount(slides.length);
    await expect(parts.nth(1)).toHaveAccessibleName(`Slide 2 of ${slides.length}: ${second}`);
    await expect(page.locator('h1')).toHaveText(slides[0]?.title ?? '');
  });

  test('turns with its buttons, and round the ends', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: sliderWords.next }).click();
    await expectOnShow(page, second);
    await page.getByRole('button', { name: sliderWords.previous }).click();
    await expectOnShow(page, slides[0]?.title ?? '');
    await page.getByRole('button', { name: sliderWords.previous }).click();
    await expectOnShow(page, last);
    await page.getByRole('button', { name: `Show Slide 2 of ${slides.length}` }).click();
    await expectOnShow(page, second);
    await expect(page.locator('button[aria-current]')).toHaveAccessibleName(/Slide 2/);
  });

  test('turns with the arrow keys, and says where it is', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: sliderWords.next }).focus();
    await page.keyboard.press('ArrowRight');
    await expectOnShow(page, second);
    const said = page.locator('[aria-roledescription="carousel"] [aria-live]');
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await expect(said).toHaveText(`Slide 2 of ${slides.length}: ${second}`);
    await page.keyboard.press('ArrowLeft');
    await expectOnShow(page, slides[0]?.title ?? '');
  });

  test('follows a swipe, which is a scroll of the row', async ({ page }) => {
    await open(page);
    await page.locator('[aria-roledescription="slide"]').first().hover();
    await page.mouse.wheel(900, 0);
    await expectOnShow(page, second);
    await expect(page.locator('button[aria-current]')).toHaveAccessibleName(/Slide 2/);
  });

  test('keyboard focus on a later slide brings it on show', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: slides[2]?.actions[0]?.label ?? '', exact: true }).focus();
    await expectOnShow(page, slides[2]?.title ?? '');
  });

  test('turns by itself until somebody takes over', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(page.locator('[aria-live="off"]')).toHaveCount(1);
    await page.clock.runFor(8000);
    await expectOnShow(page, second);

    await page.getByRole('button', { name: `Show Slide ${slides.length}` }).click();
    await expectOnShow(page, last);
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: site.brand }).first().focus();
    await page.clock.runFor(30_000);
    await expectOnShow(page, last);
  });

  test('waits while the pointer rests on it', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.locator('h1').hover();
    await page.clock.runFor(30_000);
    await expectOnShow(page, slides[0]?.title ?? '');
    // Below the slider and its buttons.
    await page.mouse.move(640, 790);
    await page.clock.runFor(8000);
    await expectOnShow(page, second);
  });

  test('has a button that stops it and starts it again', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.mouse.move(0, 0);
    // The pause button as a screen reader presses it: neither pointer nor focus rests on the slider.
    await page.getByRole('button', { name: sliderWords.pause }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await page.clock.runFor(30_000);
    await expectOnShow(page, slides[0]?.title ?? '');
    await page.getByRole('button', { name: sliderWords.play }).click();
    await page.clock.runFor(8000);
    await expectOnShow(page, second);
  });

  test('never turns by itself under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page);
    await expect(page.getByRole('button', { name: sliderWords.play })).toBeVisible();
    await page.clock.runFor(60_000);
    await expectOnShow(page, slides[0]?.title ?? '');
    await page.getByRole('button', { name: sliderWords.next }).click();
    await expectOnShow(page, second);
  });

  test('reads without a script: the first slide, and the others by scrolling', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expectOnShow(page, slides[0]?.title ?? '');
    await expect(page.getByRole('button', { name: sliderWords.next })).toHaveCount(0);
    await page.getByRole('heading', { name: last }).scrollIntoViewIfNeeded();
    await expectOnShow(page, last);
    await context.close();
  });
});

test.describe('the background film', () => {
  const path = '/home-background-video';

  /** The addresses of the film's files that a page has asked for. */
  function filmRequests(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
    });
    return asked;
  }

  /** Opens the page and leaves a film that wanted to start the time to do so. */
  async function open(page: Page) {
    await openWithApp(page, path);
    await page.waitForTimeout(700);
  }

  const isPaused = (page: Page) =>
    page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.paused);

  test('plays by itself, silent, and stops at a press', async ({ page }) => {
    const asked = filmRequests(page);
    await openWithApp(page, path);
    const video = page.locator('video');
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect
      .poll(() => video.evaluate((film) => film instanceof HTMLVideoElement && film.currentTime))
      .toBeGreaterThan(0);
    expect(asked).not.toEqual([]);
    expect(
      await video.evaluate((film) => film instanceof HTMLVideoElement && film.muted && film.loop),
    ).toBe(true);

    const pause = page.getByRole('button', { name: filmWords.pause });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: filmWords.play }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('rests while nobody can see it', async ({ page }) => {
    await openWithApp(page, path);
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('is not fetched under reduced motion, but may be asked for', async ({ page }) => {
    const asked = filmRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: filmWords.play }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('is not fetched by visitors who save data', async ({ page }) => {
    const asked = filmRequests(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page);
    expect(asked).toEqual([]);
    await expect(page.getByRole('button', { name: filmWords.play })).toBeVisible();
  });

  test('is neither fetched nor shown on a phone', async ({ page }) => {
    const asked = filmRequests(page);
    await page.setViewportSize({ width: 412, height: 915 });
    await open(page);
    expect(asked).toEqual([]);
    await expect(page.locator('video')).toBeHidden();
  });

  test('shows its poster without a script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const asked = filmRequests(page);
    const poster = page.waitForResponse(/poster-.*\.svg$/);
    await page.goto(path);
    expect((await poster).ok()).toBe(true);
    await expect(page.locator('video')).toBeVisible();
    expect(asked).toEqual([]);
    await context.close();
  });

  test('comes in ranges, as Safari asks for it', async ({ page, request }) => {
    await page.goto(path);
    for (const source of await page.locator('video source').all()) {
      const address = (await source.getAttribute('src')) ?? '';
      const part = await request.get(address, { headers: { range: 'bytes=0-1' } });
      expect(part.status()).toBe(206);
      expect(part.headers()['content-type']).toBe(await source.getAttribute('type'));
      const { length } = await (await request.get(address)).body();
      expect(length).toBeLessThan(220_000);
    }
  });
});

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px when the buttons of slider and film come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const layoutShift = await watchLayoutShift(page);
    for (const path of ['/home-content-slider', '/home-background-video']) {
      await openWithApp(page, path);
      expect(await layoutShift(), path).toBe(0);
    }
  });
}

test('the top bar has phone, e-mail, About, Contact and Login, on its page alone', async ({
  page,
}) => {
  await page.goto('/home-top-navbar');
  const bar = page.getByRole('navigation', { name: layoutWords.topBar.label });
  await expect(bar.locator('a[href^="tel:"]')).toContainText(site.salesPhone);
  await expect(bar.getByRole('link', { name: site.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${site.supportEmail}`,
  );
  await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about-us');
  await expect(bar.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact-us');
  const login = bar.getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', `${portalUrl}/login`);
  await expect(login).toHaveAttribute('target', '_blank');

  await page.goto('/');
  await expect(bar).toHaveCount(0);
});

test('the sale shows one family at a time, with one call for each', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, ids] = request.url().split('/setu/api/products/');
    if (ids !== undefined) calls.push(ids);
  });
  await openWithApp(page, '/home-black-friday-sale');
  const plans = page.getByRole('article').getByRole('heading');
  await expect(plans).toHaveText(['1 GB Hosting', '5 GB Hosting', '10 GB Hosting']);
  await expect(page.getByRole('article').first().locator('s')).toBeVisible();

  await page.getByRole('radio', { name: 'Premium' }).check();
  await expect(plans.first()).toHaveText('20 GB Premium Hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page.getByRole('article').first()).toContainText('/yr');

  // Servers are sold by the month only, whatever was chosen before.
  await page.getByRole('radio', { name: 'VPS' }).check();
  await expect(plans).toHaveText(['Silver VPS', 'Gold VPS', 'Platinum VPS']);
  await expect(page.getByRole('radio', { name: 'Yearly' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('/mo');
  expect(calls).toEqual(['52,53,54', '67,68,69', '34,36,38']);
});
