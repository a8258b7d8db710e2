import { hrefOf } from '../../../portal/linkTarget.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './UsefulLinks.module.css';

/** Pages that a visitor who got lost may have been looking for. */
export function UsefulLinks({ title, links }: SectionProps<typeof schema>['elsewhere']) {
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
