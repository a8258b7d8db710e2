import { Children, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announcePage } from '../../boot/appReady.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';

/** A page's sections in order. A failing one leaves the others alone. */
export function PageSections({ children }: { children: ReactNode }) {
  return (
    <>
      {Children.map(children, (section) => (
        <PartBoundary>{section}</PartBoundary>
      ))}
      {/* At the same depth as the sections, so that React hydrates it with them. */}
      <Suspense>
        <PageReady />
      </Suspense>
    </>
  );
}

function PageReady() {
  useEffect(announcePage, []);
  return null;
}
