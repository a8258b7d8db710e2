import { Steps } from './Steps.tsx';
import type { StepsProps } from './Steps.tsx';
import styles from './SewnSteps.module.css';

/**
 * Steps whose stitch grows as the visitor scrolls. For pages without a sewn drawing: one animation
 * per page is enough.
 */
export function SewnSteps(props: StepsProps) {
  return (
    <div className={styles.sewn} data-sewn={props.layout ?? 'numerals'}>
      <Steps {...props} />
    </div>
  );
}
