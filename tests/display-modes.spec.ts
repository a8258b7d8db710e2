import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { sectionOf } from './copy.ts';

test.describe('with forced colours', () => {
  for (const path of ['/', '/web-hosting', '/domain-registration', '/contact-us']) {
    test(`${path}: fields keep a border, the chosen option differs and icons are visible`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      const report = await page.evaluate(() => {
        const isVisible = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true });
        const hasBorder = (element: Element) => {
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
          borderless: fields.filter(
            (field) =>
              isVisible(field) && !hasBorder(field) && !hasBorder(field.parentElement ?? field),
          ).length,
          invisibleIcons: icons.filter((icon) => {
            if (!icon || !isVisible(icon)) return false;
            return (
              getComputedStyle(icon).stroke === getComputedStyle(document.body).backgroundColor
            );
          }).length,
          options: [...document.querySelectorAll('main label:has(input[type=radio])')].map(
            (label) => {
              const input = label.querySelector('input');
              const { outlineStyle, borderTopStyle, textDecorationLine, backgroundColor } =
                getComputedStyle(label.querySelector('span') ?? label);
              return {
                group: input?.name,
                checked: input?.checked,
                style: [outlineStyle, borderTopStyle, textDecorationLine, backgroundColor].join(),
              };
            },
          ),
        };
      });
      expect(report.borderless).toBe(0);
      expect(report.invisibleIcons).toBe(0);
      for (const { group, style } of report.options.filter(({ checked }) => checked)) {
        const others = report.options.filter((other) => other.group === group && !other.checked);
        for (const other of others) expect(other.style).not.toBe(style);
      }
    });
  }
});

for (const width of [320, 390]) {
  test(`the top bar covers nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/home-top-navbar');
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });
}

/** How each matching control looks to somebody who sees only the system's colours. */
function appearances(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const own = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      return [own.backgroundColor, own.color, own.borderTopColor, before.backgroundColor].join();
    }),
  );
}

const slider = sectionOf('/home-content-slider', 'slider');

for (const [name, path, chosen, others, open] of [
  [
    'the chosen billing cycle',
    '/web-hosting',
    'main label :checked + span',
    'main label :not(:checked) + span',
  ],
  ['the current tab', '/web-hosting', 'main nav [aria-current]', 'main nav a:not([aria-current])'],
  ['the current theme', '/about-us', '[aria-pressed=true]', '[aria-pressed=false]', /theme/i],
  [
    'the current slide',
    '/home-content-slider',
    `[aria-label="${slider.label}"] [aria-current]`,
    `[aria-label="${slider.label}"] button[aria-label^="${slider.goTo.split('{')[0] ?? ''}"]:not([aria-current])`,
  ],
] as const) {
  test(`with forced colours, ${name} looks different from the others`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openWithApp(page, path);
    if (open) await page.getByRole('button', { name: open }).click();
    await page.mouse.move(0, 0);
    const [one] = await appearances(page, chosen);
    const rest = await appearances(page, others);
    expect(one).toBeDefined();
    expect(rest.length).toBeGreaterThan(0);
    expect(rest).not.toContain(one);
  });
}

test('with forced colours, the logos of extensions have the text colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const logos = await page.locator('svg[data-hue]').all();
  expect(logos.length).toBeGreaterThan(2);
  for (const logo of logos) await expect(logo).toHaveCSS('fill', text);
});

test('the Night theme prints black text and no skip link', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'theme-3'));
  await page.emulateMedia({ media: 'print' });
  await page.goto('/terms-of-service');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('a[href="#main"]')).toBeHidden();
});

test('words inside buttons are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/domain-reseller');
  await expect(page.getByRole('columnheader', { name: 'Renew' })).toBeVisible();
});

test('plans are printed with all features, but without what needs a click or holds only now', async ({
  page,
}) => {
  await openWithApp(page, '/web-hosting');
  await page.emulateMedia({ media: 'print' });
  const plan = page.getByRole('article').first();
  await expect(plan.getByText('Free SSL')).toBeVisible();
  await expect(plan.getByText('Node.js, Laravel and Python apps')).toBeVisible();
  await expect(plan.getByRole('button', { name: /Features/ })).toBeHidden();
  await expect(page.getByText('Which plan do you need?')).toBeHidden();
  await expect(page.getByText(/Support is (open|closed)/)).toBeHidden();
});

test('at 320 px, the brand and the button each fit on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const name of ['Nokshi Host', 'Get started']) {
    const link = header.getByRole('link', { name }).first();
    const lines = await link.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      range.selectNodeContents(text ?? element);
      return range.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
});
