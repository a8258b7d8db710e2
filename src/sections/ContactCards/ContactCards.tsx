import { contactWays } from '../../content/contactWays.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './ContactCards.module.css';

interface ContactCardsProps {
  /** `row` puts the cards side by side, `stack` one under the other with the button at the end. */
  layout: 'row' | 'stack';
}

/** Live chat, hotline and e-mail: the ways to a human. Stands under a heading of level two. */
export function ContactCards({ layout }: ContactCardsProps) {
  return (
    <ul className={styles.cards} data-layout={layout}>
      {contactWays.map(({ icon, title, text, action }, index) => (
        <li key={title} className={styles.card}>
          <span className={styles.mark}>
            <Icon name={icon} size="l" />
          </span>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <p className={styles.action}>
            <ButtonLink href={hrefOf(action.to)} variant={index === 0 ? 'brand' : 'secondary'} wide>
              {action.label}
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
