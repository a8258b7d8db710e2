import { useEffect } from 'react';
import { useLocation } from '../../router/router.ts';
import { layoutWords as words } from '../../content/layout.ts';
import { mainMenus } from '../../content/navigation.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { useMenuState } from './useMenuState.ts';
import styles from './MainMenu.module.css';

/**
 * The row of mega menus. Until the script has run they open by `:hover` and `:focus-within` alone;
 * then state takes over, so that Escape and a choice can close what the pointer still rests on.
 */
export function MainMenu() {
  const { openId, close, hover, leave, press } = useMenuState();
  const { key } = useLocation();
  useEffect(close, [key, close]);
  const enhanced = useHydrated();
  return (
    <nav className={styles.menu} aria-label={words.mainNavigation}>
      <ul className={styles.list} data-enhanced={enhanced || undefined}>
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
