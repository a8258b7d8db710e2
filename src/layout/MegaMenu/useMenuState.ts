import { useCallback, useEffect, useRef, useState } from 'react';

/** A pointer that cuts a corner on its way into the panel should not lose it. */
const leaveDelayMs = 150;

interface OpenMenu {
  id: string;
  /** A menu that hovering opened stays at the first press; a pressed one closes at the next. */
  pressed: boolean;
}

/** Which mega menu is open: by hover, by press, one at a time. */
export function useMenuState() {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const leaving = useRef<number | undefined>(undefined);

  const stay = useCallback(() => window.clearTimeout(leaving.current), []);
  useEffect(() => stay, [stay]);

  const close = useCallback(() => {
    stay();
    setOpen(null);
  }, [stay]);

  const hover = useCallback(
    (id: string) => {
      stay();
      setOpen((now) => (now?.id === id ? now : { id, pressed: false }));
    },
    [stay],
  );

  const leave = useCallback(() => {
    stay();
    leaving.current = window.setTimeout(() => setOpen(null), leaveDelayMs);
  }, [stay]);

  const press = useCallback(
    (id: string) => {
      stay();
      setOpen((now) => (now?.id === id && now.pressed ? null : { id, pressed: true }));
    },
    [stay],
  );

  return { openId: open?.id ?? null, close, hover, leave, press };
}
