import { ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { navigationTransition } from '../../routing/router.ts';

/**
 * Before it fades, the browser captures the old page. On a phone that takes longer than showing the
 * new one, so only devices with a mouse fade, unless the visitor prefers reduced motion.
 */
const mayFade = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/**
 * Cross-fades from page to page where the browser can. Left out of the prerendered HTML, where
 * React would add non-standard attributes. It needs a name: React counts unnamed transitions when
 * it generates ids, so those inside would differ from the HTML.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition
      name="page"
      default="none"
      update={{
        [navigationTransition]: window.matchMedia(mayFade).matches ? 'auto' : 'none',
        default: 'none',
      }}
    >
      {children}
    </ViewTransition>
  );
}
