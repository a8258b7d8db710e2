import { contactPage } from '../../content/contact.ts';
import { ContactCards } from '../../sections/ContactCards/ContactCards.tsx';
import { ContactGuide } from './ContactUs/ContactGuide.tsx';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';
import { HaveReady } from './ContactUs/HaveReady.tsx';
import { DayDial } from './ContactUs/DayDial.tsx';
import { SupportHours } from './ContactUs/SupportHours.tsx';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ContactUs() {
  return (
    <PageSections>
      <DrawnHero {...contactPage.hero} drawing={<DayDial />} wideOnly>
        <SupportHours />
      </DrawnHero>
      <Band labelledBy="ways">
        <SectionHeading id="ways" {...contactPage.ways} />
        <ContactCards layout="row" />
      </Band>
      <ContactGuide />
      <HaveReady />
    </PageSections>
  );
}
