import { useEffect, useId, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** One sentence that explains the words. */
  tip: string;
  /** The words that are explained. They stand in a box with `position: relative`. */
  children: ReactNode;
}

/** Words that explain themselves on hover, focus and tap, until Escape or leaving. */
export function Tooltip({ tip, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  useEscape(open, () => setOpen(false));
  // A finger also "enters" and "leaves", in the middle of its tap; only a mouse hovers.
  const hover = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(shown);
  };
  return (
    <span onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        type="button"
        className={styles.words}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <span role="tooltip" id={id} className={styles.tip}>
          {tip}
        </span>
      )}
    </span>
  );
}

/** Listens on the document: a tip that is open by hover has no focus to hear the key with. */
function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
