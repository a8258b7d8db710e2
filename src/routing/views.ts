import type { View } from '#content/pages.js';
import { loadPageSheet } from './pageSheets.ts';

/** A page's component with its words, and the address of its stylesheet. */
export interface LoadedView extends View {
  sheet?: string | undefined;
}

const loaded = new Map<string, LoadedView>();
const loading = new Map<string, Promise<LoadedView>>();

/** The name of a page's script and stylesheet. */
export function pageName(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}

/** The view of the page at a path, if its files have loaded. */
export function loadedView(path: string): LoadedView | undefined {
  return loaded.get(path);
}

/** Loads a page's files once, without showing the page. A failure is not cached, so the next call tries again. */
export function loadView(path: string): Promise<LoadedView> {
  const known = loading.get(path);
  if (known) return known;
  // In development and for prerendering, the bundler knows where the pages are.
  const isBuilt = !import.meta.env.DEV && !import.meta.env.SSR;
  const promise = (isBuilt ? loadFiles(path) : importView(path)).then(
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

/** The folder of the pages' files: that of the script which the HTML of the first page names. */
function pagesFolder(): string {
  folder ??= /^\/assets\/\w+\//.exec(
    document.querySelector<HTMLScriptElement>('script[data-view]')?.dataset['view'] ?? '',
  )?.[0];
  if (folder === undefined) throw new Error('The page does not name its script');
  return folder;
}
let folder: string | undefined;

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
