import { contactPage } from '../../content/contact.ts';
import { ContactCards } from '../../sections/ContactCards/ContactCards.tsx';
import { ContactGuide } from './ContactUs/ContactGuide.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { ContactChecklist } from './ContactUs/ContactChecklist.tsx';
import { SupportClock } from './ContactUs/SupportClock.tsx';
import { SupportHours } from './ContactUs/SupportHours.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ContactUs() {
  return (
    <PageSections>
      <Hero
        copy={contactPage.hero}
        details={<SupportHours />}
        drawing={<SupportClock />}
        drawingSize="wideOnly"
      />
      <Section labelledBy="ways">
        <SectionHeading id="ways" {...contactPage.ways} />
        <ContactCards layout="row" />
      </Section>
      <ContactGuide />
      <ContactChecklist />
    </PageSections>
  );
}
