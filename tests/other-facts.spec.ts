import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import quoteWords from '#content/words/quote-form.js';
import type { RunningServer } from '../commands/cli/listen.ts';
import { serveSite } from '../commands/serve.ts';
import { copyProject } from '../pipeline/project-copy.ts';
import { consentCopy } from '../src/site/consent.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import { siteUrl } from './addresses.ts';
import { expectAppReady } from './app-ready.ts';
import { findAxeViolations, loadAxe } from './axe.ts';
import { findBrowser } from './browser.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { chromiumArgs } from './chromium-args.ts';
import { pageWidth } from './page-width.ts';
import { startStandIn } from './tag-stand-in.ts';
import type { StandIn } from './tag-stand-in.ts';

/*
 * What the example site leaves out: a tag manager, which needs consent; quote forms that are sent; a notice; a status
 * page. One build has them all. A stand-in on this machine plays every other host.
 */
test.describe.configure({ mode: 'serial' });

let copy: ReturnType<typeof copyProject>;
let standIn: StandIn;
let browser: Browser;
let server: RunningServer | undefined;
let site: string;
let page: Page;

const notice = 'The portal is down for maintenance. Websites and email keep working as usual.';
const during = '2036-01-03';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = copyProject('other-facts', { languages: '[en]' });
  copy.edit('content/site.yaml', {
    'analytics: none': 'analytics: gtm',
    "analyticsId: ''": 'analyticsId: GTM-STANDIN',
    "errorReportUrl: ''": 'errorReportUrl: https://errors.example/report',
    "leadsUrl: ''": 'leadsUrl: https://leads.example/quotes',
  });
  copy.replace(
    'content/site.yaml',
    /^brand:/m,
    `statusUrl: https://status.example/
notice:
  from: 2036-01-02T00:00:00+06:00
  until: 2036-01-04T00:00:00+06:00
  text: { en: '${notice}' }
  link: /contact-us
brand:`,
  );
  const portal = 'PORTAL_URL=https://portal.example';
  const { code, output } = await copy.run('env', portal, 'npm', 'run', 'build');
  if (code !== 0) throw new Error(output);
  expect(output).toContain('Security policy: analytics: anyone who can edit the tag manager');
  standIn = await startStandIn();
  server = await serveSite({ dist: path.join(copy.folder, 'dist'), port: 0, host: 'localhost' });
  site = `http://localhost:${server.port}`;
  browser = await chromium.launch({
    executablePath: findBrowser(),
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
test.beforeEach(async () => {
  page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    baseURL: '',
  });
});
test.afterEach(() => page.close());

/** The requests to the hosts of Google's tags; the browser itself calls other hosts, too. */
const toGoogle = () =>
  standIn.requests
    .map(({ url }) => url)
    .filter((url) => /googletagmanager|google-analytics/.test(url));
const reports = () =>
  standIn.requests.filter(({ url }) => url === 'errors.example/report').map(({ body }) => body);
const banner = () => page.getByRole('region', { name: consentCopy.label });
const settings = () => page.getByRole('button', { name: consentCopy.settings });

async function open(address = '/'): Promise<void> {
  standIn.requests.length = 0;
  await page.goto(site + address);
  await expectAppReady(page);
}

/** Opens pages as somebody who has answered the question about consent. */
async function declineConsent(): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('consent', 'declined'));
}

test.describe('tags', () => {
  test('nothing loads before the visitor allows it, nor after they decline', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open();
    await expect(banner()).toBeInViewport({ ratio: 1 });
    expect(await pageWidth(page)).toBe(320);
    expect(toGoogle()).toEqual([]);
    await loadAxe(page);
    expect(await findAxeViolations(page)).toEqual({});
    await banner().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(banner().getByRole('button', { name: consentCopy.decline })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner()).toHaveCount(0);
    await open('/vps');
    await expect(settings()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(banner()).toHaveCount(0);
    expect(toGoogle()).toEqual([]);
  });

  test('once allowed, scripts, hits and a pixel get through, and nothing else', async () => {
    await open('/contact-us?email=rahim@mail.example');
    await banner().getByRole('button', { name: consentCopy.accept, exact: true }).click();
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
    await open();
    await expect.poll(toGoogle).toContain('www.google-analytics.com/pixel.gif');
    await settings().click();
    standIn.requests.length = 0;
    const reloaded = page.waitForEvent('load');
    await banner().getByRole('button', { name: consentCopy.decline }).click();
    await reloaded;
    await expect(settings()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(toGoogle()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('without an analytics id, the policy allows no other scripts, and no consent code ships', async ({
    request,
  }) => {
    const response = await request.get(siteUrl);
    const { 'content-security-policy': policy } = response.headers();
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toContain('google');
    expect(await response.text()).not.toContain(consentCopy.settings);
  });
});

test.describe('quote forms', () => {
  const leads = 'https://leads.example/quotes';
  const { send: words } = quoteWords;
  const send = () => page.getByRole('button', { name: words.button });
  const status = () => page.locator('#quote').getByRole('status');

  async function fillIn(): Promise<void> {
    await declineConsent();
    await open('/custom-vps');
    await page.locator('textarea[name="purpose"]').fill('দোকান & blog?');
    await page.getByRole('textbox', { name: words.name }).fill('Rahima');
    await page.getByRole('textbox', { name: words.contact }).fill('rahima@mail.example');
  }

  test('a request is sent, and said to be', async () => {
    await fillIn();
    const posted = page.waitForRequest(leads);
    await send().click();
    const body = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(body)).toMatchObject({
      page: '/custom-vps',
      language: 'en',
      name: 'Rahima',
      contact: 'rahima@mail.example',
      purpose: 'দোকান & blog?',
      vcpu: '4',
      homepage: '',
    });
    await expect(status()).toHaveText(words.accepted);
    await loadAxe(page);
    expect(await findAxeViolations(page, ['default'])).toEqual({});
    const events = await page.evaluate(() => window.dataLayer);
    expect(events?.slice(1)).toEqual([{ event: 'generate_lead', method: 'form' }]);
  });

  test('without JavaScript the request is an ordinary form post, which the policy allows', async () => {
    await page.close();
    page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site}/custom-vps`);
    await page.getByRole('spinbutton', { name: 'vCPU' }).fill('12');
    await page.getByRole('textbox', { name: words.name }).fill('Rahima');
    // The browser itself asks for what is missing.
    await send().click();
    await expect(page).toHaveURL(`${site}/custom-vps`);
    await page.getByRole('textbox', { name: words.contact }).fill('01700-000000');
    await send().click();
    await expect(page).toHaveURL(leads);
    const body = new URLSearchParams(standIn.requests.at(-1)?.body);
    expect(Object.fromEntries(body)).toMatchObject({
      page: '/custom-vps',
      language: 'en',
      vcpu: '12',
      name: 'Rahima',
      contact: '01700-000000',
    });
  });
});

test.describe('a notice', () => {
  test('is above the header in its time, and nothing moves', async () => {
    await declineConsent();
    await page.clock.setFixedTime(during);
    const shift = await watchLayoutShift(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const address of ['/', '/home-top-navbar']) {
        await open(address);
        const shown = page.locator('section').filter({ hasText: notice }).first();
        const [above, header] = [
          await shown.boundingBox(),
          await page.getByRole('banner').boundingBox(),
        ];
        expect(above?.y).toBe(0);
        expect(header?.y).toBeGreaterThanOrEqual((above?.height ?? 0) - 1);
        expect(await pageWidth(page)).toBe(width);
        expect(await shift()).toBeLessThan(0.02);
        await page.mouse.wheel(0, 900);
        await expect(page.getByRole('banner')).toHaveAttribute('data-affixed', 'true');
        await expect(shown).not.toBeInViewport();
        await expect(page.getByRole('banner')).toBeInViewport();
      }
    }
  });

  test('in an outage, the status page is linked beside the error', async () => {
    await page.route('https://portal.example/**', (route) => route.abort('connectionrefused'));
    for (const address of ['/', '/vps', '/pricing-default']) {
      await page.goto(site + address);
      await expect(page.getByRole('alert')).toBeVisible();
      const link = page.getByRole('main').getByRole('link', { name: siteCopy.layout.status });
      await expect(link).toHaveAttribute('href', 'https://status.example/');
    }
  });
});
