import type { ContactWays } from '../../schema/sharedWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './ContactCards.module.css';

interface ContactCardsProps {
  /** `row`: side by side. The compact ones leave the explanations out. */
  layout: 'row' | 'compact' | 'compactRow';
  ways: ContactWays['ways'];
}

/** Live chat, hotline and e-mail. Belongs under an h2. */
export function ContactCards({ layout, ways }: ContactCardsProps) {
  const isCompact = layout !== 'row';
  return (
    <ul className={styles.cards} data-layout={layout}>
      {ways.map(({ icon, title, text, action }, index) => (
        <li key={title} className={styles.card}>
          <span className={styles.mark}>
            <Icon name={icon} size={isCompact ? 'm' : 'l'} />
          </span>
          <div className={styles.copy}>
            <h3 className={styles.title}>{title}</h3>
            {!isCompact && <p className={styles.text}>{text}</p>}
          </div>
          <p className={styles.action}>
            <ButtonLink
              href={hrefOf(action.to)}
              variant={index === 0 ? 'brand' : 'secondary'}
              size={isCompact ? 's' : 'm'}
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
