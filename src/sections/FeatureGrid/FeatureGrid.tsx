import type { Feature } from '../../schema/blocks.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FeatureGrid.module.css';

interface FeatureGridProps {
  features: readonly Feature[];
  /** On wide screens. */
  columns: 3 | 5;
}

/** Features of equal weight in a grid, with stitched lines between them. */
export function FeatureGrid({ features, columns }: FeatureGridProps) {
  return (
    <div className={styles.trim}>
      <ul className={styles.features} data-columns={columns}>
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
