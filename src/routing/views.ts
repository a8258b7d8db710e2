import type { View, views } from 'virtual:views';
import { retryFailedSheets } from './failedSheets.ts';

export type { View };

const loaded = new Map<string, View>();
const loading = new Map<string, Promise<View>>();

/** The component and the words of the page at a path, if its chunk has loaded. */
export function loadedView(path: string): View | undefined {
  return loaded.get(path);
}

/**
 * Loads a page's chunk once: from the address that is given, or as the list of all pages says. A failure is
 * not cached, so the next call tries again.
 */
export function loadView(path: string, chunk?: string): Promise<View> {
  const known = loading.get(path);
  if (known) return known;
  const promise = importView(path, chunk).then(
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

/** The files of all pages; the browser loads the list once. */
export async function loadViewList(): Promise<typeof views> {
  return (await import('virtual:views')).views;
}

async function importView(path: string, chunk?: string): Promise<View> {
  if (chunk !== undefined) return (await import(/* @vite-ignore */ chunk)) as View;
  await retryFailedSheets();
  const load = (await loadViewList())[path];
  if (!load) throw new Error(`There is no page ${path}`);
  return await load();
}
