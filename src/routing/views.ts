import type { View } from '#content/pages.js';
import { preloadModules } from '../boot/preloadModules.ts';
import { firstPageSheet, loadPageSheet } from './pageSheets.ts';

/** The files of a page, by address; `pipeline/page-files.ts` writes the list of all pages. */
export interface PageFiles {
  view: string;
  /** What the view imports and the app doesn't. */
  modules: string[];
  sheet?: string | undefined;
}

/** A page's component with its words, and the address of its stylesheet. */
export interface LoadedView extends View {
  sheet?: string | undefined;
}

const loaded = new Map<string, LoadedView>();
const loading = new Map<string, Promise<LoadedView>>();
let pageList: Promise<Record<string, PageFiles>> | undefined;

/** The view of the page at a path, if its files have loaded. */
export function loadedView(path: string): LoadedView | undefined {
  return loaded.get(path);
}

function loadOnce(path: string, load: () => Promise<LoadedView>): Promise<LoadedView> {
  const known = loading.get(path);
  if (known) return known;
  const promise = load().then(
    (view) => {
      loaded.set(path, view);
      return view;
    },
    (error: unknown) => {
      loading.delete(path);
      throw error;
    },
  );
  loading.set(path, promise);
  return promise;
}

/** Loads a page's files once, without showing the page. A failure is not cached, so the next call tries again. */
export function loadView(path: string): Promise<LoadedView> {
  // In development and for prerendering, the bundler knows where the pages are.
  const isBuilt = !import.meta.env.DEV && !import.meta.env.SSR;
  return loadOnce(path, () => (isBuilt ? loadFiles(path) : importView(path)));
}

/** Addresses that the HTML gives the app; none in development. */
function addresses(): DOMStringMap {
  return document.querySelector<HTMLScriptElement>('script[data-view]')?.dataset ?? {};
}

/** Loads the view of the page that the browser has opened: its HTML names the file, so that it needs no list. */
export function loadFirstView(path: string): Promise<LoadedView> {
  const { view } = addresses();
  if (view === undefined) return loadView(path);
  return loadOnce(path, async () => ({ ...(await importFile(view)), sheet: firstPageSheet() }));
}

/** The files of all pages; loaded once, and again after a failure. */
export function loadPageList(): Promise<Record<string, PageFiles>> {
  pageList ??= fetchPageList().catch((error: unknown) => {
    pageList = undefined;
    throw error;
  });
  return pageList;
}

async function fetchPageList(): Promise<Record<string, PageFiles>> {
  const { pages = '' } = addresses();
  const response = await fetch(pages);
  if (!response.ok) throw new Error(`Failed to load ${pages}`);
  return (await response.json()) as Record<string, PageFiles>;
}

async function importFile(address: string): Promise<View> {
  return (await import(/* @vite-ignore */ address)) as View;
}

async function loadFiles(path: string): Promise<LoadedView> {
  const files = (await loadPageList())[path];
  if (!files) throw new Error(`There is no page ${path}`);
  // Otherwise the browser would find them one after another.
  preloadModules(files.modules);
  const { sheet } = files;
  const [view] = await Promise.all([importFile(files.view), sheet && loadPageSheet(sheet)]);
  return { ...view, sheet };
}

async function importView(path: string): Promise<LoadedView> {
  const { views } = await import('#content/pages.js');
  const load = views[path];
  if (!load) throw new Error(`There is no page ${path}`);
  return await load();
}
