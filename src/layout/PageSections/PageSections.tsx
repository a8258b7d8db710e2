import { Children, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announcePageReady } from '../../boot/appReady.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import { AfterFirstScreen, FirstScreenFirst } from '../../routing/AfterFirstScreen.tsx';

/** Where the second section begins on the first screen. */
const wideScreen = '(min-width: 48em)';

/** A page's sections, each in a boundary of its own: if one fails, the others keep working. */
export function PageSections({ children }: { children: ReactNode }) {
  const sections =
    Children.map(children, (section) => <PartBoundary>{section}</PartBoundary>) ?? [];
  return (
    <FirstScreenFirst>
      {sections.slice(0, 1)}
      <AfterFirstScreen unless={wideScreen}>{sections.slice(1, 2)}</AfterFirstScreen>
      <AfterFirstScreen>{sections.slice(2)}</AfterFirstScreen>
      {/* In a Suspense like the sections, so that React hydrates it after them. */}
      <Suspense>
        <PageReady />
      </Suspense>
    </FirstScreenFirst>
  );
}

function PageReady() {
  useEffect(announcePageReady, []);
  return null;
}
