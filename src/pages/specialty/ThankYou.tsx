import { ThankYouHero } from '../../sections/ThankYouHero/ThankYouHero.tsx';
import { ThankYouNext } from '../../sections/ThankYouNext/ThankYouNext.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function ThankYou() {
  return (
    <PageSections>
      <ThankYouHero />
      <ThankYouNext />
    </PageSections>
  );
}
