import { ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { navigationTransition } from '../../routing/router.ts';

/**
 * The browser takes a picture of the old page before it fades: on a phone that takes longer than showing the new
 * one, so only devices with a mouse fade, and only if the visitor wants motion.
 */
const mayFade = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/**
 * Cross-fades from page to page where the browser can. Left out of the prerendered HTML, which React
 * would give attributes that HTML does not have. Without a name React would count it when it makes the
 * ids of what is inside, and they would differ from those in the HTML.
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
