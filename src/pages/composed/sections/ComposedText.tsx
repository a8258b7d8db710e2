import { Prose } from '../../../sections/Prose/Prose.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../composedPage.tsx';

/** `linkTo` labels the links beside headings, and these texts have no headings. */
const noHeadings = { linkTo: '' };

export function ComposedText({ copy, id, surface }: SectionProps<'text'>) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={copy.title} />
      <Prose copy={noHeadings} blocks={copy.text} />
    </Section>
  );
}
