import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '../../routing/router.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { useMenuState } from './useMenuState.ts';
import styles from './MainMenu.module.css';

/**
 * The row of mega menus. Before hydration they open with `:hover` and `:focus-within` alone; then
 * state takes over, so that Escape or a click on a link closes a menu that the pointer is still on.
 */
export function MainMenu() {
  const { layout, navigation } = useSiteCopy();
  const { menus } = navigation;
  const { openId, close, hover, leave, toggle } = useMenuState(useLocation().key);
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    // Keep a menu open that was opened before hydration: a resting pointer fires no new event.
    const active = list.current?.querySelector<HTMLElement>(':scope > :is(:hover, :focus-within)');
    const menu = menus.find(({ id }) => id === active?.dataset['menu']);
    if (menu) hover(menu.id);
  }, [hover, menus]);
  return (
    <nav className={styles.menu} aria-label={layout.mainNavigation}>
      <ul ref={list} className={styles.list} data-native={hydrated ? undefined : ''}>
        {menus.map((menu) => (
          <MegaMenu
            key={menu.id}
            menu={menu}
            open={openId === menu.id}
            onHover={hover}
            onLeave={leave}
            onToggle={toggle}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  );
}
