import type { SectionProps } from '../section.ts';
import { Steps } from '../Steps/Steps.tsx';
import type { schema } from './schema.ts';
import styles from './SewnSteps.module.css';

/**
 * Steps whose stitch grows as the visitor scrolls. For pages without a sewn drawing: one animation per page is
 * enough.
 */
export function SewnSteps(props: SectionProps<typeof schema>) {
  return (
    <div className={styles.sewn} data-sewn={props.layout ?? 'row'}>
      <Steps {...props} />
    </div>
  );
}
