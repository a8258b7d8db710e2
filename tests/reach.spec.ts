import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAppReady } from './app-ready.ts';
import { pages } from '../src/content/pages.ts';

/** A finger's width, in CSS pixels. */
const leastTarget = 44;

/** Controls that are smaller than a finger; words inside of a text are let off. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    // Words in a text: a link, or a feature's name that explains itself.
    const inText = (element: Element) =>
      (element.tagName === 'A' && getComputedStyle(element).display === 'inline') ||
      element.matches('main li span > button');
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type=hidden], [type=radio], [type=checkbox]), label:has(input)',
    );
    const found = new Set<string>();
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || inText(control)) continue;
      const { width, height } = control.getBoundingClientRect();
      // A link of one or two pixels is there for screen readers until it has the focus.
      if (height <= 2 || (width >= least && height >= least)) continue;
      const words = (control.textContent || control.getAttribute('aria-label') || '').trim();
      found.add(
        `${Math.round(width)}×${Math.round(height)} ${control.tagName} ${words.slice(0, 40)}`,
      );
    }
    return [...found];
  }, leastTarget);
}

/** What stands out to the right of a narrow window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

// Four tests of a quarter of the pages each, so that two workers share them evenly.
for (const quarter of [0, 1, 2, 3]) {
  const some = pages.filter((_, index) => index % 4 === quarter);

  test(`phones: targets for fingers, no motion where it is not wanted (${quarter + 1}/4)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of some) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAppReady(page);
      expect.soft(await smallTargets(page), `${path}: small targets`).toEqual([]);
      const moving = await page.evaluate(
        () =>
          // `late` moves nothing: it shows list prices where the script never comes.
          document
            .getAnimations()
            .filter((animation) => (animation as CSSAnimation).animationName !== 'late').length,
      );
      expect.soft(moving, `${path}: animations`).toBe(0);
    }
  });

  test(`pages reflow at 320 px, and at 400% of a laptop's window (${quarter + 1}/4)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    // 1280 × 800 at 400% is 320 × 200.
    await page.setViewportSize({ width: 320, height: 200 });
    for (const { path } of some) {
      await page.goto(path);
      expect.soft(await overflow(page), `${path}: pixels too wide`).toBeLessThanOrEqual(0);
    }
  });
}

test('at 400% most of the window stays free for the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto('/web-hosting');
  await page.evaluate(() => window.scrollTo(0, 800));
  const covered = await page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    return fixed
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => bottom > 0 && top < 200 && width > 200)
      .reduce((sum, { height }) => sum + height, 0);
  });
  expect(covered).toBeLessThanOrEqual(100);
});

test.describe('forced colours', () => {
  for (const path of ['/', '/web-hosting', '/domain-registration', '/contact-us']) {
    test(`${path}: controls keep an edge, the choice made can be told, icons are drawn`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      const report = await page.evaluate(() => {
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const edged = (element: Element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
          return (
            (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) ||
            outlineStyle !== 'none'
          );
        };
        const fields = [
          ...document.querySelectorAll('main input[type=text], main input[type=search]'),
        ];
        const icons = [...document.querySelectorAll('svg use')].map((use) => use.parentElement);
        return {
          edgeless: fields.filter(
            (field) => seen(field) && !edged(field) && !edged(field.parentElement ?? field),
          ).length,
          invisibleIcons: icons.filter((icon) => {
            if (!icon || !seen(icon)) return false;
            return (
              getComputedStyle(icon).stroke === getComputedStyle(document.body).backgroundColor
            );
          }).length,
          chosen: [...document.querySelectorAll('main label:has(input[type=radio])')].map(
            (label) => {
              const input = label.querySelector('input');
              const { outlineStyle, borderTopStyle, textDecorationLine, backgroundColor } =
                getComputedStyle(label.querySelector('span') ?? label);
              return {
                group: input?.name,
                checked: input?.checked,
                look: [outlineStyle, borderTopStyle, textDecorationLine, backgroundColor].join(),
              };
            },
          ),
        };
      });
      expect(report.edgeless).toBe(0);
      expect(report.invisibleIcons).toBe(0);
      for (const { group, look } of report.chosen.filter(({ checked }) => checked)) {
        const others = report.chosen.filter((other) => other.group === group && !other.checked);
        for (const other of others) expect(other.look).not.toBe(look);
      }
    });
  }
});
