import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '../../routing/router.ts';
import { layoutWords as words } from '../../content/layout.ts';
import { mainMenus } from '../../content/navigation.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { useMenuState } from './useMenuState.ts';
import styles from './MainMenu.module.css';

/**
 * The row of mega menus. Until the app is there they open by `:hover` and `:focus-within` alone;
 * then state takes over, so that Escape and a choice can close what the pointer still rests on.
 */
export function MainMenu() {
  const { openId, close, hover, leave, press } = useMenuState();
  const { key } = useLocation();
  useLayoutEffect(close, [key, close]);
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    // A pointer that rests on a menu will not enter it again: what it opened must not vanish.
    const used = list.current?.querySelector<HTMLElement>(':scope > :is(:hover, :focus-within)');
    const menu = mainMenus.find(({ id }) => id === used?.dataset['menu']);
    if (menu) hover(menu.id);
  }, [hover]);
  return (
    <nav className={styles.menu} aria-label={words.mainNavigation}>
      <ul ref={list} className={styles.list} data-native={hydrated ? undefined : ''}>
        {mainMenus.map((menu) => (
          <MegaMenu
            key={menu.id}
            menu={menu}
            open={openId === menu.id}
            onHover={hover}
            onLeave={leave}
            onPress={press}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  );
}
