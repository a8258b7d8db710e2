import type { ContactWays } from '../../schema/common.ts';
import type { IconName } from '../../icons/names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ContactCards } from '../ContactCards/ContactCards.tsx';
import styles from './PlaceholderScreen.module.css';

interface PlaceholderScreenProps {
  title: string;
  icon: IconName;
  /** Why this product has no price list, and what we offer instead. */
  description: string;
  contact: ContactWays;
  /** `row`: the cards below the words. `beside`: next to them. */
  layout?: 'row' | 'beside';
  surface?: 'plain' | 'tinted';
}

/**
 * Shown for products without a price list: thanks, and three ways to reach us. Its title is an
 * h2, because the page's hero has the h1.
 */
export function PlaceholderScreen(props: PlaceholderScreenProps) {
  const { icon, title, description, contact, layout = 'row', surface } = props;
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
        <ContactCards layout={layout === 'row' ? 'compactRow' : 'compact'} ways={contact.ways} />
        <p className={styles.hours}>
          <Icon name="clock" />
          {contact.hours}
        </p>
      </div>
    </Section>
  );
}
