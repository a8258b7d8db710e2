import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { ContactPanel } from './ContactPanel.tsx';
import type { schema } from './schema.ts';

/** Words beside a panel with the phone number. */
export function PhoneHero({ contact, ...copy }: SectionProps<typeof schema>) {
  return (
    <Hero
      size="large"
      surface="plain"
      copy={copy}
      drawing={<ContactPanel {...contact} />}
      drawingSize="panel"
    />
  );
}
