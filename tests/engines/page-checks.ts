import { pages } from '../../src/content/pages.ts';
import type { PageEntry } from '../../src/content/schema/page.ts';
import { documentTitle } from '../../src/seo/title.ts';
import type { Tab } from './tab.ts';
import { waitUntil } from './tab.ts';

export interface Check {
  name: string;
  run: (tab: Tab, siteUrl: string) => Promise<void>;
}

/** What the watching script keeps (watch-proxy.ts). */
interface WatchedWindow extends Window {
  engineComplaints?: string[];
  prerendered: string[];
  readPage: () => string[];
}

/** Prices that the sandbox portal gives, on pages that must show them. */
const livePrices: Record<string, string> = {
  '/': '৳322',
  '/web-hosting': '৳75',
  '/premium-hosting': '৳850',
  '/reseller-hosting': '৳1,249.50',
  '/vps': '৳1,125',
  '/dedicated-server': '৳14,500',
  '/domain-registration': '৳322',
};

/** Opens a page and waits until the app runs. */
export async function openPage(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await waitUntil(tab, 'the app takes over', () => 'page' in document.documentElement.dataset);
}

/** Throws what the page or its browser complained of. */
export async function expectNoComplaint(tab: Tab): Promise<void> {
  const seen = await tab.run(() => {
    const { engineComplaints } = window as unknown as WatchedWindow;
    return engineComplaints?.splice(0) ?? ['the page was not watched'];
  });
  const all = [...seen, ...tab.takeReports()];
  if (all.length > 0) throw new Error(`complaints: ${all.join('; ')}`);
}

/** The app takes nothing away: every heading and link of the HTML is still there. */
async function expectAsPrerendered(tab: Tab): Promise<void> {
  const { count, gone, kept } = await tab.run(() => {
    const { prerendered, readPage } = window as unknown as WatchedWindow;
    const now = new Set(readPage());
    return {
      count: prerendered.length,
      gone: prerendered.filter((words) => !now.has(words)),
      kept: document.querySelectorAll('[data-part="kept"]').length,
    };
  });
  if (count < 40) throw new Error(`the HTML has only ${count} headings and links`);
  if (gone.length > 0) throw new Error(`gone since the HTML: ${gone.join('; ')}`);
  if (kept > 0) throw new Error(`${kept} parts failed and were kept as HTML`);
}

async function checkPage(tab: Tab, siteUrl: string, page: PageEntry): Promise<void> {
  await openPage(tab, siteUrl + page.path);
  const { title, headings, mains } = await tab.run(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    mains: document.querySelectorAll('main').length,
  }));
  if (title !== documentTitle(page)) throw new Error(`the title is "${title}"`);
  if (headings.length !== 1 || !headings[0]) throw new Error(`h1: ${JSON.stringify(headings)}`);
  if (mains !== 1) throw new Error(`${mains} main elements`);
  await expectAsPrerendered(tab);
  await waitUntil(tab, 'every price has come', () => {
    const text = document.querySelector('main')?.textContent ?? 'Loading...';
    return !text.includes('Loading...');
  });
  const price = livePrices[page.path];
  if (price !== undefined) {
    await waitUntil(
      tab,
      `the price ${price} shows`,
      (words) => document.querySelector('main')?.textContent.includes(words) ?? false,
      price,
    );
  }
  const failure = await tab.run(
    () => /Error loading[^.]*/.exec(document.querySelector('main')?.textContent ?? '')?.[0] ?? '',
  );
  if (failure) throw new Error(failure);
  await expectNoComplaint(tab);
}

/** Every page of the registry opens, runs, shows its prices and complains of nothing. */
export const pageChecks: readonly Check[] = (pages as readonly PageEntry[]).map((page) => ({
  name: page.path,
  run: (tab, siteUrl) => checkPage(tab, siteUrl, page),
}));
