import { thankYouWords } from '../../content/thankYou.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { NextSteps } from './ThankYou/NextSteps.tsx';
import { TiedBow } from './ThankYou/TiedBow.tsx';

export function ThankYou() {
  return (
    <PageSections>
      <Hero size="large" surface="dark" copy={thankYouWords} drawing={<TiedBow />} />
      <NextSteps />
    </PageSections>
  );
}
