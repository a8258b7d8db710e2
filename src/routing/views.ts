import type { ComponentType } from 'react';
import { fetchMissingSheets } from './sheets.ts';

type ViewModule = Record<string, ComponentType>;

/** One chunk for each page, found by the registry's `view`. */
const loaders = import.meta.glob<ViewModule>(['../pages/*/*.tsx', '!../pages/*/*.test.tsx']);

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** The page's component if its chunk is here already. */
export function loadedView(view: string): ComponentType | undefined {
  return loaded.get(view);
}

/** Fetches a page's chunk once; a failure is forgotten, so that a later try is a real one. */
export function loadView(view: string): Promise<ComponentType> {
  const known = loading.get(view);
  if (known) return known;
  const started = importView(view).then(
    (component) => {
      loaded.set(view, component);
      return component;
    },
    (error: unknown) => {
      loading.delete(view);
      throw error;
    },
  );
  loading.set(view, started);
  return started;
}

async function importView(view: string): Promise<ComponentType> {
  const load = loaders[`../pages/${view}.tsx`];
  if (!load) throw new Error(`src/pages/${view}.tsx does not exist`);
  await fetchMissingSheets();
  const name = view.slice(view.indexOf('/') + 1);
  const component = (await load())[name];
  if (!component) throw new Error(`src/pages/${view}.tsx does not export ${name}`);
  return component;
}
