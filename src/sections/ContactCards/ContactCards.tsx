import type { ContactWays } from '../../schema/sharedWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './ContactCards.module.css';

interface ContactCardsProps {
  /** Side by side, or one below the other in a column beside something. */
  layout: 'row' | 'beside';
  ways: ContactWays['ways'];
}

/** Live chat, hotline and e-mail. Belongs under an h2. */
export function ContactCards({ layout, ways }: ContactCardsProps) {
  return (
    <ul className={styles.cards} data-layout={layout} data-ways={ways.length}>
      {ways.map(({ icon, title, action }, index) => (
        <li key={title} className={styles.card}>
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.action}>
            <ButtonLink
              href={hrefOf(action.to)}
              variant={index === 0 ? 'brand' : 'secondary'}
              size="s"
              wide
            >
              {action.label}
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
