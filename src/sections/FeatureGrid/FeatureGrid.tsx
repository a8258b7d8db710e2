import type { Feature } from '../../schema/blocks.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FeatureGrid.module.css';

interface FeatureGridProps {
  features: readonly Feature[];
  /** On wide screens. */
  columns: 3 | 5;
  surface?: 'light' | 'dark';
  /** Hides the explanations on phones, where the list would get long. */
  brief?: boolean;
}

/** Features of equal weight in a grid, with stitched lines between them. */
export function FeatureGrid({ features, columns, surface = 'light', brief }: FeatureGridProps) {
  return (
    <div className={styles.trim}>
      <ul
        className={styles.features}
        data-columns={columns}
        data-surface={surface}
        data-brief={brief}
      >
        {features.map(({ icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <Icon name={icon} size="l" />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
