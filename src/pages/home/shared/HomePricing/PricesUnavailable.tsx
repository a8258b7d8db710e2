import { fillPlaceholders } from '../../../../content/fillPlaceholders.ts';
import type { HomePricingCopy } from '../../../../content/schema/pages/home.ts';
import { portalErrorMessage } from '../../../../portal/errors.ts';
import { Actions } from '../../../../sections/Actions/Actions.tsx';
import styles from './PricesUnavailable.module.css';

interface PricesUnavailableProps {
  copy: Pick<HomePricingCopy, 'errors' | 'failed'>;
  error: unknown;
}

/** Shown instead of the cards: what happened, and how to reach us. */
export function PricesUnavailable({ copy: { errors, failed }, error }: PricesUnavailableProps) {
  const message = portalErrorMessage(error, errors);
  return (
    <div className={styles.failed}>
      <p className={styles.message} role="alert">
        {fillPlaceholders(errors.homePricesFailed, { message })}
      </p>
      <p>{failed.help}</p>
      <Actions links={[failed.contact, failed.plans]} variant="brand" />
    </div>
  );
}
