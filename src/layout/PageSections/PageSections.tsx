import { Children, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announcePageReady } from '../../boot/appReady.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';

/** A page's sections, each in a boundary of its own: if one fails, the others keep working. */
export function PageSections({ children }: { children: ReactNode }) {
  return (
    <>
      {Children.map(children, (section) => (
        <PartBoundary>{section}</PartBoundary>
      ))}
      {/* In a Suspense like the sections, so that React hydrates it after them. */}
      <Suspense>
        <PageReady />
      </Suspense>
    </>
  );
}

function PageReady() {
  useEffect(announcePageReady, []);
  return null;
}
