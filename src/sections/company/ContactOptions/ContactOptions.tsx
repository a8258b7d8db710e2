import contact from '#content/words/contact-ways.js';
import type { ContactWays } from '../../../schema/sharedWords.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { ContactCards } from '../../ContactCards/ContactCards.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './ContactOptions.module.css';

/** Other pages promise chat and e-mail behind their links to this one, so the hotline comes last. */
function hotlineLast(ways: ContactWays['ways']): ContactWays['ways'] {
  const isHotline = ({ action: { to } }: ContactWays['ways'][number]) =>
    typeof to === 'object' && 'outside' in to && to.outside === 'phone';
  return [...ways.filter((way) => !isHotline(way)), ...ways.filter(isHotline)];
}

/** Every way to reach us, as cards. */
export function ContactOptions({ id = 'ways', surface, title, lead }: SectionProps<typeof schema>) {
  return (
    <Section weight="lead" surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <div className={styles.row}>
        <ContactCards layout="row" ways={hotlineLast(contact.ways)} />
      </div>
    </Section>
  );
}
