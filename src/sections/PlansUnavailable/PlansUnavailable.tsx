import { planWords as words } from '../../content/planWords.ts';
import { productsFailedText } from '../../portal/errors.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './PlansUnavailable.module.css';

/** What went wrong with a products call, in the specification's words, and the way to a person. */
export function PlansUnavailable({ message }: { message: string }) {
  return (
    <div className={styles.failure}>
      <Icon name="triangle-alert" size="l" />
      <p className={styles.message} role="alert">
        {productsFailedText(message)}
      </p>
      <p className={styles.text}>{words.failed.text}</p>
      <p className={styles.ways}>
        {words.failed.links.map(({ label, to }, index) => (
          <ButtonLink key={label} href={hrefOf(to)} variant={index === 0 ? 'brand' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}
