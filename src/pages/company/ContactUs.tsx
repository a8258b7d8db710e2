import type { ContactWays } from '../../schema/common.ts';
import type { PageProps } from '../../schema/copy.ts';
import { ContactCards } from '../../sections/ContactCards/ContactCards.tsx';
import { ContactGuide } from './ContactUs/ContactGuide.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { ContactChecklist } from './ContactUs/ContactChecklist.tsx';
import { SupportClock } from './ContactUs/SupportClock.tsx';
import { SupportHours } from './ContactUs/SupportHours.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

/** Other pages promise chat and e-mail behind their links to this one, so the hotline comes last. */
function hotlineLast(ways: ContactWays['ways']): ContactWays['ways'] {
  const isHotline = ({ action: { to } }: ContactWays['ways'][number]) =>
    typeof to === 'object' && 'outside' in to && to.outside === 'phone';
  return [...ways.filter((way) => !isHotline(way)), ...ways.filter(isHotline)];
}

export function ContactUs({ copy }: PageProps<'company/contact-us'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        details={<SupportHours times={copy.times} clock={copy.clock} days={copy.days} />}
        drawing={<SupportClock />}
        drawingSize="wideOnly"
      />
      <Section labelledBy="ways">
        <SectionHeading id="ways" {...copy.ways} />
        <ContactCards layout="row" ways={hotlineLast(copy.contact.ways)} />
      </Section>
      <ContactGuide {...copy.guide} />
      <ContactChecklist {...copy.checklist} />
    </PageSections>
  );
}
