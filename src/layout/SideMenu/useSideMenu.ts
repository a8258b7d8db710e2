import { useCallback, useEffect, useState } from 'react';

export type SideMenuState = 'closed' | 'showing' | 'show' | 'hiding';

/** The menu is laid out first and slides in once the browser has its starting place. */
export const showDelayMs = 50;
/** How long the slide takes; the styles move it in the same time. */
export const hideMs = 300;

const nextState = {
  showing: { state: 'show', afterMs: showDelayMs },
  hiding: { state: 'closed', afterMs: hideMs },
} as const;

/** The side menu's states: closed, showing, show, hiding, closed. */
export function useSideMenu() {
  const [state, setState] = useState<SideMenuState>('closed');

  useEffect(() => {
    if (state !== 'showing' && state !== 'hiding') return undefined;
    const next = nextState[state];
    const timer = window.setTimeout(() => setState(next.state), next.afterMs);
    return () => window.clearTimeout(timer);
  }, [state]);

  const open = useCallback(() => {
    setState((now) => (now === 'closed' || now === 'hiding' ? 'showing' : now));
  }, []);
  const close = useCallback(() => {
    setState((now) => (now === 'closed' ? now : 'hiding'));
  }, []);
  /** For a menu that the browser opened by itself before the script had run. */
  const adoptOpen = useCallback(() => setState('show'), []);

  return { state, open, close, adoptOpen };
}
