import { ThankYouHero } from '../../sections/ThankYouHero/ThankYouHero.tsx';
import { ThankYouNext } from '../../sections/ThankYouNext/ThankYouNext.tsx';

export function ThankYou() {
  return (
    <>
      <ThankYouHero />
      <ThankYouNext />
    </>
  );
}
