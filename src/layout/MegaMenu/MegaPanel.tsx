import type { Menu, MenuColumn } from '../../content/schema/navigation.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { MenuLabel } from '../MenuLabel.tsx';
import { menuLinks } from '../menuLinks.ts';
import styles from './MegaPanel.module.css';

interface MegaPanelProps {
  menu: Menu;
  /** Its drawings are there while it is open: every page has these menus, and no phone shows one. */
  open: boolean;
}

/** What a mega menu shows: tiles for one group, plain columns for several, and its promotion. */
export function MegaPanel({ menu, open }: MegaPanelProps) {
  const [first, ...others] = menu.columns;
  return (
    <div className={styles.panel}>
      {first && others.length === 0 ? (
        <Tiles column={first} open={open} />
      ) : (
        <Columns columns={menu.columns} />
      )}
      {menu.promo && <Promo promo={menu.promo} open={open} />}
    </div>
  );
}

function Tiles({ column, open }: { column: MenuColumn; open: boolean }) {
  return (
    <ul className={styles.tiles}>
      {menuLinks(column).map((link) => (
        <li key={link.label}>
          <Link className={styles.tile} href={link.href} newTab={link.newTab ?? false}>
            {open && <Icon name={link.icon ?? 'external-link'} />}
            <span>
              <MenuLabel link={link} />
            </span>
            <small>{link.note}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Columns({ columns }: { columns: readonly MenuColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column.group} className={styles.column}>
          <p className={styles.heading}>{column.heading}</p>
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
    </div>
  );
}

function Promo({ promo, open }: { promo: NonNullable<Menu['promo']>; open: boolean }) {
  return (
    <div className={styles.promo}>
      <p className={styles.promoTitle}>{promo.title}</p>
      <p>{promo.text}</p>
      <Link className={styles.promoLink} href={hrefOf(promo.link.to)}>
        {promo.link.label}
        {open && <Icon name="arrow-right" size="s" />}
      </Link>
    </div>
  );
}
