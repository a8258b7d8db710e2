import { homePricing } from '../../../../content/home.ts';
import { homePricesFailedText } from '../../../../portal/errors.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import { ButtonLink } from '../../../../ui/Button/Button.tsx';
import styles from './PricesUnavailable.module.css';

const words = homePricing.failed;

/** Stands where the cards would: what happened, and the way to a human. */
export function PricesUnavailable({ message }: { message: string }) {
  return (
    <div className={styles.failed}>
      <p className={styles.message} role="alert">
        {homePricesFailedText(message)}
      </p>
      <p>{words.help}</p>
      <p className={styles.ways}>
        <ButtonLink href={hrefOf(words.contact.to)}>{words.contact.label}</ButtonLink>
        <ButtonLink href={hrefOf(words.plans.to)} variant="secondary">
          {words.plans.label}
        </ButtonLink>
      </p>
    </div>
  );
}
