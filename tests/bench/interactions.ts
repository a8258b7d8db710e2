import type { Page } from '@playwright/test';
import { siteCopy } from '../../src/site/siteCopy.ts';
import { median } from '../median.ts';
import { launchBrowser, onSlowPhone, openReady } from './slow-phone.ts';
import { undisturbed } from './undisturbed.ts';

declare global {
  interface Window {
    /** How long each event took until its result was painted. */
    eventDurations?: number[];
  }
}

interface Interaction {
  name: string;
  path: string;
  /** What comes before, without being measured. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const { layout } = siteCopy;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSideMenu = (page: Page) => button(page, layout.openMenu).click();
const lastQuestion = (page: Page) => page.locator('main details summary').last();
const lastFamily = (page: Page) => page.locator('#plans fieldset').first().locator('label').last();
const allFeatures = (page: Page) => page.locator('main article button[aria-expanded]').first();
const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 800 });

const interactions: readonly Interaction[] = [
  { name: 'side menu', path: '/', act: openSideMenu },
  {
    name: 'group in the side menu',
    path: '/',
    prepare: openSideMenu,
    act: (page) => page.locator('#side-menu summary').first().click(),
  },
  {
    name: 'mega menu',
    path: '/',
    prepare: wide,
    act: (page) => page.locator('header nav button[aria-controls]').first().press('Enter'),
  },
  {
    name: 'theme panel',
    path: '/',
    act: (page) => page.getByRole('button', { name: /theme/i }).first().click(),
  },
  {
    name: 'theme',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: /theme/i }).first().click(),
    act: (page) => page.locator('[data-theme-choice="theme-3"]').click(),
  },
  {
    name: 'billing switch',
    path: '/web-hosting',
    act: (page) => page.locator('main [role=switch], main input[type=radio]').last().click(),
  },
  {
    name: 'question and answer',
    path: '/wordpress-hosting',
    prepare: (page) => lastQuestion(page).scrollIntoViewIfNeeded(),
    act: (page) => lastQuestion(page).click(),
  },
  {
    name: 'product family',
    path: '/home-gaming-hosting',
    prepare: (page) => lastFamily(page).scrollIntoViewIfNeeded(),
    act: (page) => lastFamily(page).click(),
  },
  {
    name: 'all features',
    path: '/web-hosting',
    prepare: (page) => allFeatures(page).scrollIntoViewIfNeeded(),
    act: (page) => allFeatures(page).click(),
  },
  {
    name: 'domain search field',
    path: '/domain-registration',
    act: (page) => page.locator('main input[name=domain]').first().press('a'),
  },
  {
    name: 'link to another page',
    path: '/',
    act: (page) => page.locator('main a[href="/web-hosting"]').first().click(),
  },
];

export type InteractionTimes = Record<string, number>;

async function measure(page: Page, site: string, interaction: Interaction): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.eventDurations?.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await openReady(page, site + interaction.path);
  await page.waitForTimeout(1500);
  await interaction.prepare?.(page);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.eventDurations = [];
  });
  await interaction.act(page);
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...(window.eventDurations ?? [])));
}

/** The longest event of each interaction until the next paint, with a CPU four times slower. */
export async function measureInteractions(site: string, runs: number): Promise<InteractionTimes> {
  const browser = await launchBrowser();
  const times: InteractionTimes = {};
  for (const interaction of interactions) {
    process.stderr.write(`Interaction: ${interaction.name} …\n`);
    const results: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(
        await undisturbed(() =>
          onSlowPhone(browser, 4, (page) => measure(page, site, interaction)),
        ),
      );
    }
    times[interaction.name] = median(results);
  }
  await browser.close();
  return times;
}
