import type { Menu, MenuColumn } from '../../content/schema/navigation.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { MenuLabel } from '../MenuLabel.tsx';
import { menuLinks } from '../menuLinks.ts';
import styles from './MegaPanel.module.css';

/** What a mega menu shows: tiles for one group, plain columns for several, and its promotion. */
export function MegaPanel({ menu }: { menu: Menu }) {
  const [first, ...others] = menu.columns;
  return (
    <div className={styles.panel}>
      {first && others.length === 0 ? <Tiles column={first} /> : <Columns columns={menu.columns} />}
      {menu.promo && <Promo promo={menu.promo} />}
    </div>
  );
}

function Tiles({ column }: { column: MenuColumn }) {
  return (
    <ul className={styles.tiles}>
      {menuLinks(column).map((link) => (
        <li key={link.label}>
          <Link className={styles.tile} href={link.href} newTab={link.newTab ?? false}>
            <span className={styles.sign}>
              <Icon name={link.icon ?? 'external-link'} late />
            </span>
            <span>
              <span className={styles.label}>
                <MenuLabel link={link} />
              </span>
              <span className={styles.note}>{link.note}</span>
            </span>
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
                <Link className={styles.line} href={link.href} newTab={link.newTab ?? false}>
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

function Promo({ promo }: { promo: NonNullable<Menu['promo']> }) {
  return (
    <div className={styles.promo}>
      <p className={styles.promoTitle}>{promo.title}</p>
      <p>{promo.text}</p>
      <Link className={styles.promoLink} href={hrefOf(promo.link.to)}>
        {promo.link.label}
        <Icon name="arrow-right" size="s" late />
      </Link>
    </div>
  );
}
