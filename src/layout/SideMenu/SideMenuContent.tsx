import { memo } from 'react';
import type { MouseEvent } from 'react';
import { site } from '../../site/site.ts';
import { phone } from '../../language/inWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import styles from './SideMenuContent.module.css';

interface SideMenuContentProps {
  menuId: string;
  onClose: (event: MouseEvent) => void;
}

/** Brand and close button, menu groups of which one is open at a time, and login and phone links. */
export const SideMenuContent = memo(function SideMenuContent({
  menuId,
  onClose,
}: SideMenuContentProps) {
  const { layout: copy, navigation } = useSiteCopy();
  return (
    <>
      <div className={styles.header}>
        <button
          type="button"
          className={styles.close}
          aria-label={copy.closeMenu}
          popoverTarget={menuId}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
        <Brand />
      </div>
      <nav className={styles.groups} aria-label={copy.sideMenu}>
        {navigation.menus.map((menu) => (
          <details key={menu.id} name="side-menu-group" className={styles.group}>
            <summary className={styles.summary}>
              {menu.label}
              <Icon name="chevron-down" size="s" />
            </summary>
            {menu.columns.map((column) => (
              <div key={column.pages[0] ?? column.heading} className={styles.column}>
                {column.heading && <p className={styles.heading}>{column.heading}</p>}
                <MenuLinks column={column} variant="touch" />
              </div>
            ))}
          </details>
        ))}
      </nav>
      <div className={styles.footer}>
        <ButtonLink href={hrefOf(copy.getStarted.to)} wide>
          {copy.getStarted.label}
        </ButtonLink>
        <ButtonLink href={hrefOf({ portal: 'login' })} variant="secondary" newTab wide>
          {copy.logIn}
        </ButtonLink>
        <LanguageLinks className={styles.phone} />
        {site.supportPhone !== undefined && (
          <Link className={styles.phone} href={hrefOf({ outside: 'phone' })}>
            <Icon name="phone" size="s" />
            {phone(site.supportPhone)}
          </Link>
        )}
      </div>
    </>
  );
});
