import clock from '#content/words/support-clock.js';
import contact from '#content/words/contact-ways.js';
import type { ContactWays } from '../../../schema/sharedWords.ts';
import { useSiteCopy } from '../../../routing/siteCopy.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ContactCards } from '../../ContactCards/ContactCards.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { SupportClock } from './SupportClock.tsx';
import { SupportHours } from './SupportHours.tsx';
import styles from './ContactHero.module.css';

/** Other pages promise chat and e-mail behind their links to this one, so the hotline comes last. */
function hotlineLast(ways: ContactWays['ways']): ContactWays['ways'] {
  const isHotline = ({ action: { to } }: ContactWays['ways'][number]) =>
    typeof to === 'object' && 'outside' in to && to.outside === 'phone';
  return [...ways.filter((way) => !isHotline(way)), ...ways.filter(isHotline)];
}

/** The first screen of the support page: every way to reach us, and whether we are there now. */
export function ContactHero({ times, waysTitle, ...copy }: SectionProps<typeof schema>) {
  const { days } = useSiteCopy().company;
  return (
    <Hero
      copy={copy}
      details={<SupportHours times={times} clock={clock} days={days} />}
      drawing={<SupportClock />}
      drawingSize="wideOnly"
    >
      <h2>
        <VisuallyHidden>{waysTitle}</VisuallyHidden>
      </h2>
      <div className={styles.ways}>
        <ContactCards layout="row" ways={hotlineLast(contact.ways)} />
      </div>
      <div className={styles.clock}>
        <SupportClock />
      </div>
    </Hero>
  );
}
