import { use, useInsertionEffect } from 'react';
import { PartBoundary } from '../errors/PartBoundary/PartBoundary.tsx';
import { applyPageSheet } from './pageSheets.ts';
import { loadedView, loadView } from './views.ts';
import type { LoadedView } from './views.ts';
import { clearReloadMark, reloadOnceFor } from './reloadOnce.ts';

const neverResolves = new Promise<never>(() => {});

const promises = new Map<string, Promise<LoadedView>>();
const failed = new Set<string>();
let pending = 0;

/** Whether the visitor is waiting for a page. */
export function isPagePending(): boolean {
  return pending > 0;
}

/**
 * Lets failed views load again. Call it only once the failure is shown: any earlier, React would get a
 * new promise on its next render, wait for that one, and never stop.
 */
export function clearFailedViews(): void {
  for (const path of failed) promises.delete(path);
  failed.clear();
}

/** Returns the same promise on each render, as React's `use` requires. */
function viewPromise(path: string): Promise<LoadedView> {
  const known = promises.get(path);
  if (known) return known;
  pending += 1;
  const promise = loadView(path)
    .finally(() => {
      pending -= 1;
    })
    .then(
      (view) => {
        clearReloadMark(path);
        return view;
      },
      async (error: unknown) => {
        if (await reloadOnceFor(path)) return neverResolves;
        failed.add(path);
        throw error;
      },
    );
  promises.set(path, promise);
  return promise;
}

/**
 * Renders a page, and suspends until its chunk has loaded. Add no hooks here: once the chunk has
 * loaded, React renders without calling `use`, which would change their order.
 */
export function PageView({ path }: { path: string }) {
  const { Page, sheet } = loadedView(path) ?? use(viewPromise(path));
  return (
    <>
      {sheet !== undefined && <PageSheet href={sheet} />}
      <PartBoundary>
        {/* oxlint-disable-next-line react/static-components -- the component comes from its module, once */}
        <Page />
      </PartBoundary>
    </>
  );
}

/** Applies a page's stylesheet at the moment React shows the page. */
function PageSheet({ href }: { href: string }) {
  useInsertionEffect(() => applyPageSheet(href), [href]);
  return null;
}
