import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { ThreadDrawing } from './ThreadDrawing.tsx';
import styles from './Services.module.css';

/** What we do besides hosting: four cards. */
export function Services({ title, cards }: SectionProps<typeof schema>) {
  return (
    <Section surface="tinted" labelledBy="services">
      <div className={styles.columns}>
        <div>
          <h2 id="services">{title}</h2>
          <ThreadDrawing />
        </div>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id} className={styles.card}>
              <Icon name={card.icon} size="l" />
              <p className={styles.kicker}>{card.title}</p>
              <h3>{card.subtitle}</h3>
              <p className={styles.text}>{card.description}</p>
              <ButtonLink href={hrefOf(card.link)} variant="secondary" size="s">
                {card.buttonText}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
