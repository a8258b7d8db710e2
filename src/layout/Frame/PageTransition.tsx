import { ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { navigationTransition } from '../../routing/router.ts';

/**
 * Cross-fades from page to page where the browser can. Left out of the prerendered HTML, which React
 * would give attributes that HTML does not have.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition default="none" update={{ [navigationTransition]: 'auto', default: 'none' }}>
      {children}
    </ViewTransition>
  );
}
