import { Children, Suspense, useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';
import { announcePageReady } from '../../boot/appReady.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import { useLocation, useNavigationType } from '../../routing/router.ts';

/** They fill most screens. */
const firstSections = 2;

/**
 * A page's sections, each in a boundary of its own: if one fails, the others keep working. After a tap
 * on a link the first ones are shown before the others are rendered. Positions that are restored, and
 * links to a place on the page, need all of them at once, and so does hydration.
 */
export function PageSections({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const startsAtTop = useNavigationType() !== 'POP' && hash === '';
  const count = useDeferredValue(Infinity, startsAtTop ? firstSections : Infinity);
  return (
    <>
      {Children.map(children, (section, index) =>
        index < count ? <PartBoundary>{section}</PartBoundary> : null,
      )}
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
