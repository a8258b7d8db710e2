import { ThankYouHero } from './ThankYou/ThankYouHero.tsx';
import { ThankYouNext } from './ThankYou/ThankYouNext.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ThankYou() {
  return (
    <PageSections>
      <ThankYouHero />
      <ThankYouNext />
    </PageSections>
  );
}
