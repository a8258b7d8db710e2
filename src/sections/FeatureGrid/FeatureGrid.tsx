import type { Patch } from '../../content/schema/sections.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FeatureGrid.module.css';

interface FeatureGridProps {
  patches: readonly Patch[];
  /** How many stand beside each other on a wide screen. */
  columns: 3 | 5;
  /** The grounds that they are sewn on. */
  surface?: 'light' | 'dark';
  /** Drops the explanations on a phone, where a long list hides what comes after it. */
  brief?: boolean;
}

/** Small things of equal weight, sewn together with seams between and none around them. */
export function FeatureGrid({ patches, columns, surface = 'light', brief }: FeatureGridProps) {
  return (
    <div className={styles.trim}>
      <ul
        className={styles.patches}
        data-columns={columns}
        data-surface={surface}
        data-brief={brief}
      >
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
