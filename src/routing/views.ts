import { use } from 'react';
import type { View } from '#content/pages.js';
import { loadPageSheet } from './pageSheets.ts';
import { clearReloadMark, reloadOnceFor } from './reloadOnce.ts';

/** A page's component with its words, and the address of its stylesheet. */
export interface LoadedView extends View {
  sheet?: string | undefined;
}

/** What is known of a page whose files have been asked for. */
interface KnownView {
  loading: Promise<LoadedView>;
  view?: LoadedView;
  failed?: true;
  /** What React waits for, the same on each render; set once the visitor wants to see the page. */
  shown?: Promise<LoadedView>;
}

const known = new Map<string, KnownView>();
const neverResolves = new Promise<never>(() => {});

/** The name of a page's script and stylesheet. */
export function pageName(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}

/** The view of the page at a path, if its files have loaded. */
export function loadedView(path: string): LoadedView | undefined {
  return known.get(path)?.view;
}

/** Loads a page's files once, without showing the page. A failure is not kept, so the next call tries again. */
export function loadView(path: string): Promise<LoadedView> {
  return (known.get(path) ?? startLoading(path)).loading;
}

function startLoading(path: string): KnownView {
  // In development and for prerendering, the bundler knows where the pages are.
  const isBuilt = !import.meta.env.DEV && !import.meta.env.SSR;
  const entry: KnownView = { loading: isBuilt ? loadFiles(path) : importView(path) };
  known.set(path, entry);
  entry.loading.then(
    (view) => {
      return (entry.view = view);
    },
    () => {
      entry.failed = true;
      if (!entry.shown) known.delete(path);
    },
  );
  return entry;
}

/** The view of the page at a path for rendering: suspends until its files have loaded. */
export function useView(path: string): LoadedView {
  const entry = known.get(path) ?? startLoading(path);
  if (entry.view) return entry.view;
  entry.shown ??= entry.loading.then(
    (view) => {
      clearReloadMark(path);
      return view;
    },
    async (error: unknown) => {
      if (await reloadOnceFor(path)) return neverResolves;
      throw error;
    },
  );
  return use(entry.shown);
}

/** Whether the visitor is waiting for a page. */
export function isPagePending(): boolean {
  return [...known.values()].some(({ shown, view, failed }) => shown && !view && !failed);
}

/**
 * Lets failed pages load again. Call it only once the failure is shown: any earlier, React would get a
 * new promise on its next render, wait for that one, and never stop.
 */
export function clearFailedViews(): void {
  for (const [path, { failed }] of known) if (failed) known.delete(path);
}

/** The folder of the pages' files: that of the script which the HTML of the first page names. */
function pagesFolder(): string {
  const own = document.querySelector<HTMLScriptElement>('script[data-view]')?.dataset['view'] ?? '';
  const [folder] = /^\/assets\/\w+\//.exec(own) ?? [];
  if (folder === undefined) throw new Error('The page does not name its script');
  return folder;
}

async function loadFiles(path: string): Promise<LoadedView> {
  const file = pagesFolder() + pageName(path);
  const sheet = `${file}.css`;
  const [view] = await Promise.all([
    import(/* @vite-ignore */ `${file}.js`) as Promise<View>,
    loadPageSheet(sheet),
  ]);
  return { ...view, sheet };
}

async function importView(path: string): Promise<LoadedView> {
  const { views } = await import('#content/pages.js');
  const load = views[path];
  if (!load) throw new Error(`There is no page ${path}`);
  return await load();
}
