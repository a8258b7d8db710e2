import { useCallback, useEffect, useState } from 'react';

type SideMenuState = 'closed' | 'showing' | 'show' | 'hiding';

/** Time for the browser to lay out the menu off-screen before it slides in. */
export const showDelayMs = 50;
/** How long sliding out takes; must match the transition in the styles. */
export const hideMs = 300;

const nextState = {
  showing: { state: 'show', afterMs: showDelayMs },
  hiding: { state: 'closed', afterMs: hideMs },
} as const;

/** The side menu's states: closed, showing, show, hiding, and closed again. */
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
  /** For a menu that the browser opened before hydration. */
  const showAtOnce = useCallback(() => setState('show'), []);

  return { state, open, close, showAtOnce };
}
