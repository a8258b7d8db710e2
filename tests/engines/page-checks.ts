import { pageEntries as pages } from '../../src/site/pageEntries.ts';
import type { PageEntry } from '../../src/schema/page.ts';
import { documentTitle } from '../../src/seo/title.ts';
import { shownDomainPrice, shownLivePrice } from '../prices.ts';
import type { Tab } from './tab.ts';
import { waitUntil } from './tab.ts';

export interface Check {
  name: string;
  run: (tab: Tab, siteUrl: string) => Promise<void>;
}

/** What the script of recording-proxy.ts records. */
interface RecordedWindow extends Window {
  engineErrors?: string[];
  prerendered: string[];
  readPage: () => string[];
}

/** Prices from the sandbox portal that these pages must show. */
const livePrices: Record<string, string> = {
  '/': shownDomainPrice('xyz'),
  '/web-hosting': shownLivePrice(52),
  '/premium-hosting': shownLivePrice(67),
  '/reseller-hosting': shownLivePrice(58),
  '/vps': shownLivePrice(34),
  '/dedicated-server': shownLivePrice(62),
  '/domain-registration': shownDomainPrice('xyz'),
};

/** Opens a page and waits for the app to hydrate it. */
export async function openPage(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await waitUntil(
    tab,
    'the app hydrates the page',
    () => 'page' in document.documentElement.dataset,
  );
}

/** Throws the errors that the page or the browser reported. */
export async function expectNoErrors(tab: Tab): Promise<void> {
  const recorded = await tab.run(() => {
    const { engineErrors } = window as unknown as RecordedWindow;
    return engineErrors?.splice(0) ?? ['the recording script did not run'];
  });
  const errors = [...recorded, ...tab.takeErrors()];
  if (errors.length > 0) throw new Error(errors.join('; '));
}

/** Hydration must keep every heading and link of the prerendered HTML. */
async function expectPrerenderedContent(tab: Tab): Promise<void> {
  const { count, lost, failedParts } = await tab.run(() => {
    const { prerendered, readPage } = window as unknown as RecordedWindow;
    const now = new Set(readPage());
    return {
      count: prerendered.length,
      lost: prerendered.filter((text) => !now.has(text)),
      failedParts: document.querySelectorAll('[data-part="kept"]').length,
    };
  });
  if (count < 40) throw new Error(`the HTML has only ${count} headings and links`);
  if (lost.length > 0) throw new Error(`lost in hydration: ${lost.join('; ')}`);
  if (failedParts > 0) throw new Error(`${failedParts} parts failed and stayed as HTML`);
}

async function checkPage(tab: Tab, siteUrl: string, page: PageEntry): Promise<void> {
  await openPage(tab, siteUrl + page.path);
  const { title, headings, mains } = await tab.run(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    mains: document.querySelectorAll('main').length,
  }));
  if (title !== documentTitle(page))
    throw new Error(`the title is "${title}", not "${documentTitle(page)}"`);
  if (headings.length !== 1 || !headings[0]) {
    throw new Error(`the page needs one h1 with text, but has ${JSON.stringify(headings)}`);
  }
  if (mains !== 1) throw new Error(`the page needs one main element, but has ${mains}`);
  await expectPrerenderedContent(tab);
  await waitUntil(tab, 'all prices are loaded', () => {
    const text = document.querySelector('main')?.textContent ?? 'Loading...';
    return !text.includes('Loading...');
  });
  const price = livePrices[page.path];
  if (price !== undefined) {
    await waitUntil(
      tab,
      `the page shows ${price}`,
      (text) => document.querySelector('main')?.textContent.includes(text) ?? false,
      price,
    );
  }
  const failure = await tab.run(
    () => /Error loading[^.]*/.exec(document.querySelector('main')?.textContent ?? '')?.[0] ?? '',
  );
  if (failure) throw new Error(failure);
  await expectNoErrors(tab);
}

/** Every page opens, hydrates, shows its prices and reports no error. */
export const pageChecks: readonly Check[] = pages.map((page) => ({
  name: page.path,
  run: (tab, siteUrl) => checkPage(tab, siteUrl, page),
}));
