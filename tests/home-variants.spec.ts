import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { site } from '../src/site/site.ts';
import { openWithApp } from './app-ready.ts';
import { sectionOf } from './copy.ts';
import { shownSaving, shownLivePrice } from './prices.ts';

const slider = sectionOf('/home-content-slider', 'slider');
const { slides } = slider;
const videoCopy = sectionOf('/home-background-video', 'videoHero');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the content slider', () => {
  const path = '/home-content-slider';
  const second = slides[1]?.title ?? '';
  const last = slides.at(-1)?.title ?? '';
  const carousel = (page: Page) => page.locator(`[aria-roledescription="${slider.slider}"]`);
  const parts = (page: Page) => page.locator(`[aria-roledescription="${slider.slide}"]`);

  /** How a slide is announced; the first is number 1. */
  function place(number: number): string {
    const title = slides[number - 1]?.title ?? '';
    const count = String(slides.length);
    return fillPlaceholders(slider.place, { number: String(number), count, title });
  }

  /** The name of the button that shows a slide. */
  const goTo = (number: number) => fillPlaceholders(slider.goTo, { place: place(number) });

  /** Waits until this slide, and no other, is visible. */
  async function expectSlide(page: Page, title: string) {
    for (const slide of slides) {
      const heading = page.getByRole('heading', { name: slide.title });
      if (slide.title === title) await expect(heading).toBeInViewport({ ratio: 1 });
      else await expect(heading).not.toBeInViewport();
    }
  }

  async function open(page: Page) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: slider.next })).toBeVisible();
  }

  test('changes slides with its buttons, and wraps around at the ends', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: slider.next }).click();
    await expectSlide(page, second);
    await page.getByRole('button', { name: slider.previous }).click();
    await expectSlide(page, slides[0]?.title ?? '');
    await page.getByRole('button', { name: slider.previous }).click();
    await expectSlide(page, last);
    await page.getByRole('button', { name: goTo(2) }).click();
    await expectSlide(page, second);
    await expect(page.locator('button[aria-current]')).toHaveAccessibleName(goTo(2));
  });

  test('changes slides with the arrow keys and announces the slide', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: slider.next }).focus();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, second);
    const announcement = carousel(page).locator('[aria-live]');
    await expect(announcement).toHaveAttribute('aria-live', 'polite');
    await expect(announcement).toHaveText(place(2));
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, slides[0]?.title ?? '');
  });

  test('follows a swipe', async ({ page }) => {
    await open(page);
    await parts(page).first().hover();
    await page.mouse.wheel(900, 0);
    await expectSlide(page, second);
    await expect(page.locator('button[aria-current]')).toHaveAccessibleName(goTo(2));
  });

  test('scrolls to a slide that gets the keyboard focus', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: slides[2]?.actions[0]?.label ?? '', exact: true }).focus();
    await expectSlide(page, slides[2]?.title ?? '');
  });

  test('advances automatically until the visitor takes over', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(page.locator('[aria-live="off"]')).toHaveCount(1);
    await page.clock.runFor(8000);
    await expectSlide(page, second);

    await page.getByRole('button', { name: goTo(slides.length) }).click();
    await expectSlide(page, last);
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: site.brand }).first().focus();
    await page.clock.runFor(30_000);
    await expectSlide(page, last);
  });

  test('pauses while the pointer is over it', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.locator('h1').hover();
    await page.clock.runFor(30_000);
    await expectSlide(page, slides[0]?.title ?? '');
    // Below the slider and its buttons.
    await page.mouse.move(640, 790);
    await page.clock.runFor(8000);
    await expectSlide(page, second);
  });

  test('has a button that pauses it and starts it again', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.mouse.move(0, 0);
    // A click by script, as by a screen reader: neither the pointer nor the focus is on the slider.
    await page.getByRole('button', { name: slider.pause }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await page.clock.runFor(30_000);
    await expectSlide(page, slides[0]?.title ?? '');
    await page.getByRole('button', { name: slider.play }).click();
    await page.clock.runFor(8000);
    await expectSlide(page, second);
  });

  test('does not advance automatically with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page);
    await expect(page.getByRole('button', { name: slider.play })).toBeVisible();
    await page.clock.runFor(60_000);
    await expectSlide(page, slides[0]?.title ?? '');
    await page.getByRole('button', { name: slider.next }).click();
    await expectSlide(page, second);
  });

  test('shows the first slide without JavaScript, and the others by scrolling', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expectSlide(page, slides[0]?.title ?? '');
    await expect(page.getByRole('button', { name: slider.next })).toHaveCount(0);
    await page.getByRole('heading', { name: last }).scrollIntoViewIfNeeded();
    await expectSlide(page, last);
    await context.close();
  });
});

test.describe('the background video', () => {
  const path = '/home-background-video';

  /** Collects a page's requests for the video. */
  function videoRequests(page: Page): string[] {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) requests.push(request.url());
    });
    return requests;
  }

  /** Opens the page and waits long enough for a video to start. */
  async function open(page: Page) {
    await openWithApp(page, path);
    await page.waitForTimeout(700);
  }

  const isPaused = (page: Page) =>
    page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.paused);

  test('plays automatically without sound, and its button pauses it', async ({ page }) => {
    const requests = videoRequests(page);
    await openWithApp(page, path);
    const video = page.locator('video');
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect
      .poll(() => video.evaluate((node) => node instanceof HTMLVideoElement && node.currentTime))
      .toBeGreaterThan(0);
    expect(requests).not.toEqual([]);
    expect(
      await video.evaluate((node) => node instanceof HTMLVideoElement && node.muted && node.loop),
    ).toBe(true);

    const pause = page.getByRole('button', { name: videoCopy.pause });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: videoCopy.play }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('pauses while it is out of view', async ({ page }) => {
    await openWithApp(page, path);
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('loads only on request with reduced motion', async ({ page }) => {
    const requests = videoRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: videoCopy.play }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('does not load for visitors who save data', async ({ page }) => {
    const requests = videoRequests(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page);
    expect(requests).toEqual([]);
    await expect(page.getByRole('button', { name: videoCopy.play })).toBeVisible();
  });

  test.describe('in a browser that does not blend videos, such as WebKit on Linux', () => {
    test.use({ bypassCSP: true });
  });
});

test('the sale shows one plan family at a time, with one call for each', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, ids] = request.url().split('/setu/api/products/');
    if (ids !== undefined) calls.push(ids);
  });
  await openWithApp(page, '/home-black-friday-sale');
  const plans = page.getByRole('article').getByRole('heading');
  await expect(plans).toHaveText(['1 GB Hosting', '5 GB Hosting', '10 GB Hosting']);
  for (const part of [...shownSaving(52), shownLivePrice(52)]) {
    await expect(page.getByRole('article').first()).toContainText(part);
  }

  await page.getByRole('radio', { name: 'Premium' }).check();
  await expect(plans.first()).toHaveText('20 GB Premium Hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page.getByRole('article').first()).toContainText('/yr');

  // Servers are only sold by the month, whatever was chosen before.
  await page.getByRole('radio', { name: 'VPS' }).check();
  await expect(plans).toHaveText(['Silver VPS', 'Gold VPS', 'Platinum VPS']);
  await expect(page.getByRole('radio', { name: 'Yearly' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('/mo');
  // Families that were shown before keep their prices.
  await page.getByRole('radio', { name: 'Shared' }).check();
  await expect(page.getByRole('article').first()).toContainText('/yr');
  expect(calls).toEqual(['52,53,54', '67,68,69', '34,36,38']);
});
