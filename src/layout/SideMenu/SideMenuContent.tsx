import type { MouseEvent } from 'react';
import { layoutWords as words } from '../../content/layout.ts';
import { mainMenus } from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { MenuLabel } from '../MenuLabel.tsx';
import { menuLinks } from '../menuLinks.ts';
import styles from './SideMenuContent.module.css';

interface SideMenuContentProps {
  menuId: string;
  onClose: (event: MouseEvent) => void;
}

/** Brand and close button, the groups with one open at a time, and the ways to log in or call. */
export function SideMenuContent({ menuId, onClose }: SideMenuContentProps) {
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.close}
          aria-label={words.closeMenu}
          popoverTarget={menuId}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
        <Brand />
      </div>
      <nav className={styles.groups} aria-label={words.sideMenu}>
        {mainMenus.map((menu) => (
          <details key={menu.id} name="side-menu-group" className={styles.group}>
            <summary className={styles.summary}>
              {menu.label}
              <Icon name="chevron-down" size="s" />
            </summary>
            {menu.columns.map((column) => (
              <div key={column.group} className={styles.column}>
                {column.heading && <p className={styles.heading}>{column.heading}</p>}
                <ul>
                  {menuLinks(column).map((link) => (
                    <li key={link.label}>
                      <Link href={link.href} newTab={link.newTab ?? false}>
                        <MenuLabel link={link} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        ))}
      </nav>
      <div className={styles.foot}>
        <ButtonLink href="/pricing-default" wide>
          {words.getStarted}
        </ButtonLink>
        <ButtonLink href={hrefOf({ portal: 'login' })} variant="secondary" newTab wide>
          {words.logIn}
        </ButtonLink>
        <Link className={styles.call} href={hrefOf({ outside: 'phone' })}>
          <Icon name="phone" size="s" />
          {site.supportPhone}
        </Link>
      </div>
    </>
  );
}
