import type { PlanFamily } from '../../../schema/plan.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import styles from './FamilyLinks.module.css';

interface FamilyLinksProps {
  /** The navigation's name for screen readers. */
  label: string;
  families: readonly PlanFamily[];
}

/** Links to the families' sections on this page. */
export function FamilyLinks({ label, families }: FamilyLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {families.map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.link} href={`#${id}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
