import { Children, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announcePage } from '../../boot/appReady.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';

/** A page's sections, one below the other. One that fails takes none of the others with it. */
export function PageSections({ children }: { children: ReactNode }) {
  return (
    <>
      {Children.map(children, (section) => (
        <PartBoundary>{section}</PartBoundary>
      ))}
      {/* As deep as the sections, so that it is hydrated with them. */}
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
