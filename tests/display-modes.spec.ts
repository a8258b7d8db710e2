import { expect, test } from '@playwright/test';

test('at a zoom of 400%, fixed elements cover at most half the window', async ({ page }) => {
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
