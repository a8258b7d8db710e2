import { useCallback, useEffect, useRef, useState } from 'react';

/** Keeps the menu open while the pointer cuts a corner on its way into the panel. */
const leaveDelayMs = 150;

interface OpenMenu {
  id: string;
  /** Whether a click keeps it open. A click on a menu opened by hover pins it; the next one closes it. */
  pinned: boolean;
}

/** Which mega menu is open, by hover or by click: one at a time, and none on the next history entry. */
export function useMenuState(entry: string) {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const [shownEntry, setShownEntry] = useState(entry);
  if (shownEntry !== entry) {
    setShownEntry(entry);
    setOpen(null);
  }
  const leaveTimer = useRef<number | undefined>(undefined);

  const cancelLeave = useCallback(() => window.clearTimeout(leaveTimer.current), []);
  useEffect(() => cancelLeave, [cancelLeave]);

  const close = useCallback(() => {
    cancelLeave();
    setOpen(null);
  }, [cancelLeave]);

  // On the document: a menu opened by hover does not have the focus.
  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);

  const hover = useCallback(
    (id: string) => {
      cancelLeave();
      setOpen((now) => (now?.id === id ? now : { id, pinned: false }));
    },
    [cancelLeave],
  );

  const leave = useCallback(() => {
    cancelLeave();
    leaveTimer.current = window.setTimeout(() => setOpen(null), leaveDelayMs);
  }, [cancelLeave]);

  const toggle = useCallback(
    (id: string) => {
      cancelLeave();
      setOpen((now) => (now?.id === id && now.pinned ? null : { id, pinned: true }));
    },
    [cancelLeave],
  );

  return { openId: open?.id ?? null, close, hover, leave, toggle };
}
