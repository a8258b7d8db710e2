import contact from '#content/words/contact-ways.js';
import { Section } from '../../ui/Section/Section.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ContactCards } from '../ContactCards/ContactCards.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './PlaceholderScreen.module.css';

/**
 * Shown for products without a price list: thanks, and three ways to reach us. Its title is an
 * h2, because the page's hero has the h1.
 */
export function PlaceholderScreen(props: SectionProps<typeof schema>) {
  const { icon, title, description, layout = 'row', surface } = props;
  return (
    <Section surface={surface} tight labelledBy="interest">
      <div className={styles.screen} data-layout={layout}>
        <div className={styles.copy}>
          <span className={styles.mark}>
            <Icon name={icon} size="l" />
          </span>
          <h2 id="interest" className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
        </div>
        <ContactCards layout={layout} ways={contact.ways} />
        <p className={styles.hours}>
          <Icon name="clock" />
          {contact.hours}
        </p>
      </div>
    </Section>
  );
}
