import { use } from 'react';
import type { ComponentType } from 'react';
import { PartBoundary } from '../errors/PartBoundary/PartBoundary.tsx';
import { loadedView, loadView } from './views.ts';
import { forgetReload, reloadOnceFor } from './reloadOnce.ts';

const neverArrives = new Promise<never>(() => {});

const shown = new Map<string, Promise<ComponentType>>();
const failed = new Set<string>();

/**
 * Makes the next try a real one. Only for when the failure is on show: forgotten any earlier, React
 * would find a new promise at its next look, wait for that one, and never stop.
 */
export function forgetFailedViews(): void {
  for (const view of failed) shown.delete(view);
  failed.clear();
}

/** The same promise at each render, as React's `use` wants it. */
function viewForRendering(view: string): Promise<ComponentType> {
  const known = shown.get(view);
  if (known) return known;
  const promise = loadView(view).then(
    (component) => {
      forgetReload(view);
      return component;
    },
    async (error: unknown) => {
      if (await reloadOnceFor(view)) return neverArrives;
      failed.add(view);
      throw error;
    },
  );
  shown.set(view, promise);
  return promise;
}

/**
 * Shows a page, waiting for its chunk where it has not arrived yet. No other hook may stand here:
 * when the chunk has come, React renders again without `use`, and would miss it in their order.
 */
export function PageView({ view }: { view: string }) {
  const View = loadedView(view) ?? use(viewForRendering(view));
  return (
    <PartBoundary>
      {/* oxlint-disable-next-line react/static-components -- the component comes from its module, once */}
      <View />
    </PartBoundary>
  );
}
