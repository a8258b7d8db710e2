import { ContactCards } from '../../../sections/ContactCards/ContactCards.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedContact({ copy, id, surface, shared }: SectionProps<'contact'>) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={copy.title} lead={copy.lead} />
      <ContactCards layout="row" ways={shared.contactWays.ways} />
    </Section>
  );
}
