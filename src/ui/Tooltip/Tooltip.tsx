import { Suspense, useEffect, useId, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** One sentence that explains the term. It may still have to load. */
  tip: ReactNode;
  /** The term. It needs an ancestor with `position: relative`. */
  children: ReactNode;
}

/** Explains a term on hover, focus or tap, until the visitor leaves it or presses Escape. */
export function Tooltip({ tip, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  useEscape(open, () => setOpen(false));
  // A tap also fires enter and leave events; only a mouse hovers.
  const hover = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(shown);
  };
  return (
    <span onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        type="button"
        className={styles.term}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <span role="tooltip" id={id} className={styles.tip}>
            {tip}
          </span>
        </Suspense>
      )}
    </span>
  );
}

/** Listens on the document, because a tooltip opened by hover does not have the focus. */
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
