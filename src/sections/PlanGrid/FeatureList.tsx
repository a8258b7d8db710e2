import type { PlanFeature } from '../../schema/plan.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { FeatureTip } from './FeatureTip.tsx';
import styles from './FeatureList.module.css';

interface FeatureListProps {
  id?: string;
  features: readonly PlanFeature[];
}

/** A plan's features, each with an icon and, where it helps, a tooltip. */
export function FeatureList({ id, features }: FeatureListProps) {
  return (
    <ul id={id} className={styles.features}>
      {features.map(({ icon, title, tip }) => (
        <li key={title} className={styles.feature}>
          <Icon name={icon} size="s" />
          {tip === undefined ? (
            <span>{title}</span>
          ) : (
            <Tooltip tip={<FeatureTip id={tip} />}>{title}</Tooltip>
          )}
        </li>
      ))}
    </ul>
  );
}
