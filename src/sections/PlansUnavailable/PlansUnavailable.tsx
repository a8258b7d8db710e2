import { fillPlaceholders } from '../../content/fillPlaceholders.ts';
import type { PlanCardsCopy } from '../../content/schema/common.ts';
import { portalErrorMessage } from '../../portal/errors.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Actions } from '../Actions/Actions.tsx';
import styles from './PlansUnavailable.module.css';

interface PlansUnavailableProps {
  copy: Pick<PlanCardsCopy, 'errors' | 'failed'>;
  error: unknown;
}

/** The error of a products call, worded as specified, and how to reach a person. */
export function PlansUnavailable({ copy, error }: PlansUnavailableProps) {
  return (
    <div className={styles.failure}>
      <Icon name="triangle-alert" size="l" />
      <p className={styles.message} role="alert">
        {fillPlaceholders(copy.errors.productsFailed, {
          message: portalErrorMessage(error, copy.errors),
        })}
      </p>
      <p className={styles.text}>{copy.failed.text}</p>
      <Actions links={copy.failed.links} variant="brand" />
    </div>
  );
}
