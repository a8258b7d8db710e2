import { planWords as words } from '../../content/planWords.ts';
import { productsFailedText } from '../../portal/errors.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Actions } from '../Actions/Actions.tsx';
import styles from './PlansUnavailable.module.css';

/** The error of a products call, worded as specified, and how to reach a person. */
export function PlansUnavailable({ message }: { message: string }) {
  return (
    <div className={styles.failure}>
      <Icon name="triangle-alert" size="l" />
      <p className={styles.message} role="alert">
        {productsFailedText(message)}
      </p>
      <p className={styles.text}>{words.failed.text}</p>
      <Actions links={words.failed.links} variant="brand" />
    </div>
  );
}
