import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { RunningServer } from '../commands/cli/listen.ts';
import { serveSite } from '../commands/serve.ts';
import { copyProject } from '../pipeline/project-copy.ts';
import { consentCopy } from '../src/site/consent.ts';
import { siteUrl } from './addresses.ts';
import { expectAppReady } from './app-ready.ts';
import { findAxeViolations, loadAxe } from './axe.ts';
import { chromiumArgs } from './chromium-args.ts';
import { pageWidth } from './page-width.ts';
import { startStandIn } from './tag-stand-in.ts';
import type { StandIn } from './tag-stand-in.ts';

test.describe.configure({ mode: 'serial' });

/** A build with a tag manager, which needs consent. A stand-in on this machine plays every other host. */
let copy: ReturnType<typeof copyProject>;
let standIn: StandIn;
let browser: Browser;
let server: RunningServer | undefined;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = copyProject('tags', { languages: '[en]' });
  copy.edit('content/site.yaml', {
    'analytics: none': 'analytics: gtm',
    "analyticsId: ''": 'analyticsId: GTM-STANDIN',
    "errorReportUrl: ''": 'errorReportUrl: https://errors.example/report',
  });
  const { code, output } = await copy.run(
    'env',
    'PORTAL_URL=https://portal.example',
    'npm',
    'run',
    'build',
  );
  if (code !== 0) throw new Error(output);
  expect(output).toContain('Security policy: analytics: anyone who can edit the tag manager');
  standIn = await startStandIn();
  server = await serveSite({ dist: path.join(copy.folder, 'dist'), port: 0, host: 'localhost' });
  site = `http://localhost:${server.port}`;
  const executablePath = process.env['CHROMIUM_PATH'];
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumArgs,
      `--host-resolver-rules=MAP * 127.0.0.1:${standIn.port}, EXCLUDE localhost`,
      '--ignore-certificate-errors',
    ],
  });
});
test.afterAll(async () => {
  await browser?.close();
  standIn?.close();
  await server?.close();
  copy?.remove();
});

/** The requests to the hosts of Google's tags; the browser itself calls other hosts, too. */
const toGoogle = () =>
  standIn.requests
    .map(({ url }) => url)
    .filter((url) => /googletagmanager|google-analytics/.test(url));
const reports = () =>
  standIn.requests.filter(({ url }) => url === 'errors.example/report').map(({ body }) => body);
const banner = (page: Page) => page.getByRole('region', { name: consentCopy.label });
const settings = (page: Page) => page.getByRole('button', { name: consentCopy.settings });

async function open(page: Page, address = '/'): Promise<void> {
  standIn.requests.length = 0;
  await page.goto(site + address);
  await expectAppReady(page);
}

async function newPage(width = 1280): Promise<Page> {
  return browser.newPage({ viewport: { width, height: 800 } });
}

test('nothing loads before the visitor allows it, nor after they decline', async () => {
  const page = await newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(banner(page)).toBeVisible();
  expect(toGoogle()).toEqual([]);
  await loadAxe(page);
  expect(await findAxeViolations(page)).toEqual({});
  await banner(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: consentCopy.decline })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await open(page, '/vps');
  await expect(settings(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(toGoogle()).toEqual([]);
  await page.close();
});

test('the banner fits a small phone', async () => {
  const page = await newPage(320);
  await open(page);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  expect(await pageWidth(page)).toBe(320);
  await page.close();
});

test('once allowed, scripts, hits and a pixel get through, and nothing else', async () => {
  const page = await newPage();
  await open(page, '/contact-us?email=rahim@mail.example');
  await banner(page).getByRole('button', { name: consentCopy.accept, exact: true }).click();
  const expected = [
    'www.googletagmanager.com/gtm.js?id=GTM-STANDIN',
    'www.googletagmanager.com/gtag/js?id=G-STANDIN',
    'www.googletagmanager.com/plain-text.js',
    'region1.google-analytics.com/g/collect?by=fetch',
    'region1.google-analytics.com/g/collect?by=beacon',
    'www.google-analytics.com/pixel.gif',
  ];
  await expect.poll(() => toGoogle().sort()).toEqual(expected.sort());
  const hit = standIn.requests.find(({ url }) => url.endsWith('by=fetch'));
  expect(hit?.body).toContain('page_view');
  expect(hit?.body).not.toContain('mail.example');
  expect(standIn.requests.filter(({ url }) => url.startsWith('ads'))).toEqual([]);
  // The tag's eight blocked calls are not reported as our errors, and do not use up our reports.
  expect(reports()).toEqual([]);
  await page.evaluate(() => setTimeout(() => reportError(new Error('ours'))));
  await expect.poll(reports).toEqual([expect.stringContaining('Error: ours')]);

  // The choice is remembered, and can be changed.
  await open(page);
  await expect.poll(toGoogle).toContain('www.google-analytics.com/pixel.gif');
  await settings(page).click();
  standIn.requests.length = 0;
  const reloaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: consentCopy.decline }).click();
  await reloaded;
  await expect(settings(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(toGoogle()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.close();
});

test('without an analytics id, the security policy allows no other scripts, and no consent code ships', async ({
  request,
}) => {
  const { 'content-security-policy': policy } = (await request.get(siteUrl)).headers();
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toContain('google');
  const html = await (await request.get(siteUrl)).text();
  expect(html).not.toContain(consentCopy.settings);
});
