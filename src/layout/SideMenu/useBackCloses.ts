import { useEffect } from 'react';
import { pushOverlayEntry, removeOverlayEntry } from '../../routing/overlayEntry.ts';

/** Back closes the open menu and stays on the page, as visitors with a phone expect. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    pushOverlayEntry();
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      removeOverlayEntry();
    };
  }, [isOpen, close]);
}
