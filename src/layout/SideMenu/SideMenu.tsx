import { useCallback, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { leaveOverlay } from '../../routing/overlayEntry.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { closeNativePopover } from '../../ui/popover.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { SideMenuContent } from './SideMenuContent.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useFocusInside, useInertPage, useModalKeys } from './useModalMenu.ts';
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
 * which the hamburger opens; then its own states take over, and an open menu stays open.
 */
export function SideMenu() {
  const copy = useSiteCopy().layout;
  const menu = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { state, open, close, showAtOnce } = useSideMenu();
  const isOpen = state === 'showing' || state === 'show';
  useModalKeys(menu, state !== 'closed', close);
  useBackCloses(state !== 'closed', close);
  // Both force a layout of the whole page, so they wait for the menu's first paint.
  useInertPage(menu, state === 'show');
  useFocusInside(menu, state === 'show');

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
  const closeOnLinkClick = (event: MouseEvent) => {
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the close button do the same by keyboard */}
      <div className={styles.backdrop} data-state={state} onClick={close} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Enter on a link clicks it */}
      <div
        ref={menu}
        id={menuId}
        className={styles.menu}
        role="dialog"
        aria-modal="true"
        aria-label={copy.sideMenu}
        data-state={state}
        popover="auto"
        onClick={closeOnLinkClick}
      >
        <SideMenuContent menuId={menuId} onClose={closeWithoutPopover} />
      </div>
    </>
  );
}
