import path from 'node:path';
import type { RunningServer } from '../commands/cli/listen.ts';
import { serveSite } from '../commands/serve.ts';
import { copyProject } from '../pipeline/project-copy.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import { portalUrl } from './addresses.ts';
import { expectAppReady } from './app-ready.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { pageWidth } from './page-width.ts';
import { withPortalFault } from './portal-fault.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

/** A build with a notice and a status page. */
let copy: ReturnType<typeof copyProject>;
let server: RunningServer | undefined;
let site: string;
const english = 'The portal is down for maintenance. Websites and email keep working as usual.';
const bangla = 'রক্ষণাবেক্ষণের জন্য পোর্টাল বন্ধ। ওয়েবসাইট ও ইমেইল চালু আছে।';
const [before, during, after] = ['2036-01-01', '2036-01-03', '2036-01-05'];

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = copyProject('notice');
  copy.replace(
    'content/site.yaml',
    /^brand:/m,
    `statusUrl: https://status.example/
notice:
  from: 2036-01-02T00:00:00+06:00
  until: 2036-01-04T00:00:00+06:00
  text: { en: '${english}', bn: '${bangla}' }
  link: /contact-us
brand:`,
  );
  const { code, output } = await copy.run('env', `PORTAL_URL=${portalUrl}`, 'npm', 'run', 'build');
  if (code !== 0) throw new Error(output);
  server = await serveSite({ dist: path.join(copy.folder, 'dist'), port: 0, host: 'localhost' });
  site = `http://localhost:${server.port}`;
});
test.afterAll(async () => {
  await server?.close();
  copy?.remove();
});

for (const width of [360, 1280]) {
  test(`in its time it is above the header and nothing moves, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.clock.setFixedTime(during);
    const shift = await watchLayoutShift(page);
    for (const address of ['/', '/home-top-navbar', '/bn/vps']) {
      await page.goto(site + address);
      await expectAppReady(page);
      const notice = page
        .locator('section')
        .filter({ hasText: /Learn more|বিস্তারিত জানুন/ })
        .first();
      await expect(notice).toContainText(address.startsWith('/bn') ? bangla : english);
      const [above, header] = [
        await notice.boundingBox(),
        await page.getByRole('banner').boundingBox(),
      ];
      expect(above?.y).toBe(0);
      expect(header?.y).toBeGreaterThanOrEqual((above?.height ?? 0) - 1);
      expect(await pageWidth(page)).toBe(width);
      expect(await shift()).toBeLessThan(0.02);
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('banner')).toHaveAttribute('data-affixed', 'true');
      await expect(notice).not.toBeInViewport();
      await expect(page.getByRole('banner')).toBeInViewport();
    }
  });
}

for (const moment of [before, after]) {
  test(`on ${moment} nothing of it is to be seen`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto(`${site}/vps`);
    await expectAppReady(page);
    await expect(page.getByRole('region', { name: siteCopy.layout.notice.label })).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  });
}

test('the status page is linked from the footer', async ({ page }) => {
  await page.goto(`${site}/vps`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: siteCopy.layout.status });
  await expect(link).toHaveAttribute('href', 'https://status.example/');
});

for (const address of ['/', '/vps', '/pricing-default']) {
  test(`in an outage ${address} links the status page beside the error`, async ({ page }) => {
    await withPortalFault(page, 'down');
    await page.goto(site + address);
    await expect(page.getByRole('alert')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: siteCopy.layout.status });
    await expect(link).toHaveAttribute('href', 'https://status.example/');
  });
}
