import type { PlanFeature } from '../../content/schema/plan.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import styles from './FeatureList.module.css';

interface FeatureListProps {
  id?: string;
  features: readonly PlanFeature[];
  /** Leaves the explanations out, where they would be in nobody's reach. */
  plain?: boolean;
}

/** What a plan holds, each thing with its drawing and, where it helps, an explanation. */
export function FeatureList({ id, features, plain = false }: FeatureListProps) {
  return (
    <ul id={id} className={styles.features}>
      {features.map(({ icon, title, tooltip }) => (
        <li key={title} className={styles.feature}>
          <Icon name={icon} size="s" />
          {tooltip === undefined || plain ? (
            <span>{title}</span>
          ) : (
            <Tooltip tip={tooltip}>{title}</Tooltip>
          )}
        </li>
      ))}
    </ul>
  );
}
