import type { Patch } from '../../content/schema/sections.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Patches.module.css';

interface PatchesProps {
  patches: readonly Patch[];
  /** How many stand beside each other on a wide screen. */
  columns: 3 | 5;
  /** The grounds that they are sewn on. */
  ground?: 'light' | 'deep';
  /** Drops the explanations on a phone, where a long list hides what comes after it. */
  brief?: boolean;
}

/** Small things of equal weight, sewn together with seams between and none around them. */
export function Patches({ patches, columns, ground = 'light', brief }: PatchesProps) {
  return (
    <div className={styles.trim}>
      <ul className={styles.patches} data-columns={columns} data-ground={ground} data-brief={brief}>
        {patches.map(({ icon, title, text }) => (
          <li key={title} className={styles.patch}>
            <Icon name={icon} size="l" />
            <h3 className={styles.title}>{title}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
