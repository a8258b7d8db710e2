import { Children, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announcePageReady } from '../../boot/appReady.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import { AfterFirstScreen, FirstScreenFirst } from '../../routing/AfterFirstScreen.tsx';

/** They fill most screens. */
const firstSections = 2;

/** A page's sections, each in a boundary of its own: if one fails, the others keep working. */
export function PageSections({ children }: { children: ReactNode }) {
  const sections =
    Children.map(children, (section) => <PartBoundary>{section}</PartBoundary>) ?? [];
  return (
    <FirstScreenFirst>
      {sections.slice(0, firstSections)}
      <AfterFirstScreen>{sections.slice(firstSections)}</AfterFirstScreen>
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
