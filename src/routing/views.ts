import type { ComponentType } from 'react';
import { retryFailedSheets } from './failedSheets.ts';

type ViewModule = Record<string, ComponentType>;

/** One chunk per page, by the registry's `view`. */
const loaders = import.meta.glob<ViewModule>(['../pages/*/*.tsx', '!../pages/*/*.test.tsx']);

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** The page's component, if its chunk has loaded. */
export function loadedView(view: string): ComponentType | undefined {
  return loaded.get(view);
}

/** Loads a page's chunk once. A failure is not cached, so the next call tries again. */
export function loadView(view: string): Promise<ComponentType> {
  const known = loading.get(view);
  if (known) return known;
  const promise = importView(view).then(
    (component) => {
      loaded.set(view, component);
      return component;
    },
    (error: unknown) => {
      loading.delete(view);
      throw error;
    },
  );
  loading.set(view, promise);
  return promise;
}

async function importView(view: string): Promise<ComponentType> {
  const load = loaders[`../pages/${view}.tsx`];
  if (!load) throw new Error(`src/pages/${view}.tsx does not exist`);
  await retryFailedSheets();
  const name = view.slice(view.indexOf('/') + 1);
  const component = (await load())[name];
  if (!component) throw new Error(`src/pages/${view}.tsx does not export ${name}`);
  return component;
}
