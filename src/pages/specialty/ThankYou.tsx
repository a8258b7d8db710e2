import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { NextSteps } from './ThankYou/NextSteps.tsx';
import { TiedBow } from './ThankYou/TiedBow.tsx';

export function ThankYou({ copy }: PageProps<'specialty/thank-you'>) {
  return (
    <PageSections>
      <Hero size="large" surface="dark" copy={copy.hero} drawing={<TiedBow />} />
      <NextSteps lists={copy.next} />
    </PageSections>
  );
}
