import { homePricing } from '../../../../content/home.ts';
import { homePricesFailedText } from '../../../../portal/errors.ts';
import { Actions } from '../../../../sections/Actions/Actions.tsx';
import styles from './PricesUnavailable.module.css';

const words = homePricing.failed;

/** Shown instead of the cards: what happened, and how to reach us. */
export function PricesUnavailable({ message }: { message: string }) {
  return (
    <div className={styles.failed}>
      <p className={styles.message} role="alert">
        {homePricesFailedText(message)}
      </p>
      <p>{words.help}</p>
      <Actions links={[words.contact, words.plans]} variant="brand" />
    </div>
  );
}
