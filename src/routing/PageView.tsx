import { useInsertionEffect } from 'react';
import { PartBoundary } from '../errors/PartBoundary/PartBoundary.tsx';
import { applyPageSheet } from './pageSheets.ts';
import { useView } from './views.ts';

/** Renders a page, and suspends until its files have loaded. */
export function PageView({ path }: { path: string }) {
  const { Page, sheet } = useView(path);
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
