import { Children, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announcePageReady } from '../../boot/appReady.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import { AfterFirstScreen, FirstScreenProvider } from '../../routing/AfterFirstScreen.tsx';

/** Screens this wide show the start of the second section without scrolling. */
const wideScreen = '(min-width: 48em)';

/** A page's sections, each in a boundary of its own: if one fails, the others keep working. */
export function PageSections({ children }: { children: ReactNode }) {
  const sections =
    Children.map(children, (section) => <PartBoundary>{section}</PartBoundary>) ?? [];
  return (
    <FirstScreenProvider>
      {sections.slice(0, 1)}
      <AfterFirstScreen unless={wideScreen}>{sections.slice(1, 2)}</AfterFirstScreen>
      <AfterFirstScreen>{sections.slice(2)}</AfterFirstScreen>
      {/* In a Suspense like the sections, so that React hydrates it after them. */}
      <Suspense>
        <PageReady />
      </Suspense>
    </FirstScreenProvider>
  );
}

function PageReady() {
  useEffect(announcePageReady, []);
  return null;
}
