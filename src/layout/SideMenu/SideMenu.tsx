import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { leaveOverlay } from '../../routing/overlayEntry.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { closeNativePopover } from '../../ui/popover.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { SideMenuContent } from './SideMenuContent.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useSideMenu } from './useSideMenu.ts';
import styles from './SideMenu.module.css';

const menuId = 'side-menu';

/** Whether a click on a link loads another document in this tab. The app has handled its own links. */
function leavesTheSite(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return (
    !event.defaultPrevented &&
    !modified &&
    link.target !== '_blank' &&
    link.protocol.startsWith('http')
  );
}

/**
 * The menu on small screens. Before hydration it is a native popover (in browsers that have them),
 * which the hamburger opens; then it is a modal dialog with states of its own, and an open menu stays open.
 */
export function SideMenu() {
  const copy = useSiteCopy().layout;
  const menu = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const { state, open, close, showAtOnce } = useSideMenu();
  const isOpen = state === 'showing' || state === 'show';
  useBackCloses(state !== 'closed', close);

  // The dialog closes before a navigation moves the focus; while it hides, the styles still show it.
  useLayoutEffect(() => {
    if (isOpen) menu.current?.showModal();
    else menu.current?.close();
  }, [isOpen]);

  useEffect(() => {
    if (state === 'closed') return undefined;
    document.body.setAttribute('data-overlay', '');
    return () => document.body.removeAttribute('data-overlay');
  }, [state]);

  useLayoutEffect(() => {
    if (menu.current && closeNativePopover(menu.current)) showAtOnce();
  }, [showAtOnce]);

  // Otherwise the two buttons would toggle the native popover, too.
  const openWithoutPopover = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  const closeWithoutPopover = useCallback(
    (event: MouseEvent) => {
      event.preventDefault();
      close();
    },
    [close],
  );
  const closeOnClick = (event: MouseEvent) => {
    // A click on the backdrop is one on the dialog, outside of its box.
    if (event.clientX > event.currentTarget.clientWidth) close();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    close();
    if (!leavesTheSite(link, event)) return;
    event.preventDefault();
    leaveOverlay(link.href);
  };

  return (
    <>
      <button
        type="button"
        className={styles.hamburger}
        aria-label={copy.openMenu}
        // Before hydration the browser sets the state of its popover itself.
        aria-expanded={hydrated ? isOpen : undefined}
        aria-controls={menuId}
        popoverTarget={menuId}
        onClick={openWithoutPopover}
      >
        <Icon name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Enter on a link clicks it, Escape closes */}
      <dialog
        ref={menu}
        id={menuId}
        className={styles.menu}
        aria-label={copy.sideMenu}
        data-state={state}
        popover="auto"
        onClose={close}
        onClick={closeOnClick}
      >
        <SideMenuContent menuId={menuId} onClose={closeWithoutPopover} />
      </dialog>
    </>
  );
}
