import type { UsefulLinksCopy } from '../../../schema/pages/other.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import styles from './UsefulLinks.module.css';

/** Pages that a visitor who got lost may have been looking for. */
export function UsefulLinks({ title, links }: UsefulLinksCopy) {
  return (
    <div className={styles.useful}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link href={hrefOf(to)}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
