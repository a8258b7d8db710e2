import { ThankYouHero } from './ThankYou/ThankYouHero.tsx';
import { NextSteps } from './ThankYou/NextSteps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ThankYou() {
  return (
    <PageSections>
      <ThankYouHero />
      <NextSteps />
    </PageSections>
  );
}
