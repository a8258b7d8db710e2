import type { Menu, MenuColumn } from '../../schema/navigation.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import styles from './MegaPanel.module.css';

interface MegaPanelProps {
  menu: Menu;
  /** Icons, notes and the promotion are rendered only while the menu is open. */
  open: boolean;
}

/** The content of a mega menu: tiles for one group, columns for several, and a promotion. */
export function MegaPanel({ menu, open }: MegaPanelProps) {
  const [first, ...others] = menu.columns;
  return (
    <div className={styles.panel}>
      {first && others.length === 0 ? (
        <MenuLinks column={first} variant="tiles" withDetails={open} />
      ) : (
        <Columns columns={menu.columns} />
      )}
      {open && menu.promo && <Promo promo={menu.promo} />}
    </div>
  );
}

function Columns({ columns }: { columns: readonly MenuColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column.pages[0] ?? column.heading} className={styles.column}>
          <p className={styles.heading}>{column.heading}</p>
          <MenuLinks column={column} variant="compact" />
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
        <Icon name="arrow-right" size="s" />
      </Link>
    </div>
  );
}
