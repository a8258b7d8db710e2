import { use } from 'react';
import type { ComponentType } from 'react';
import { PartBoundary } from '../errors/PartBoundary/PartBoundary.tsx';
import { loadedView, loadView } from './views.ts';
import { clearReloadMark, reloadOnceFor } from './reloadOnce.ts';

const neverResolves = new Promise<never>(() => {});

const promises = new Map<string, Promise<ComponentType>>();
const failed = new Set<string>();

/**
 * Lets failed views load again. Call it only once the failure is shown: any earlier, React would get a
 * new promise on its next render, wait for that one, and never stop.
 */
export function clearFailedViews(): void {
  for (const view of failed) promises.delete(view);
  failed.clear();
}

/** Returns the same promise on each render, as React's `use` requires. */
function viewPromise(view: string): Promise<ComponentType> {
  const known = promises.get(view);
  if (known) return known;
  const promise = loadView(view).then(
    (component) => {
      clearReloadMark(view);
      return component;
    },
    async (error: unknown) => {
      if (await reloadOnceFor(view)) return neverResolves;
      failed.add(view);
      throw error;
    },
  );
  promises.set(view, promise);
  return promise;
}

/**
 * Renders a page, and suspends until its chunk has loaded. Add no hooks here: once the chunk has
 * loaded, React renders without calling `use`, which would change their order.
 */
export function PageView({ view }: { view: string }) {
  const View = loadedView(view) ?? use(viewPromise(view));
  return (
    <PartBoundary>
      {/* oxlint-disable-next-line react/static-components -- the component comes from its module, once */}
      <View />
    </PartBoundary>
  );
}
