import { windowsHosting } from '../../content/windowsHosting.ts';
import { OfferChecklist } from '../../sections/OfferChecklist/OfferChecklist.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';

export function PricingWindowsHosting() {
  return (
    <>
      <PageHero {...windowsHosting.hero} motif="hosting" />
      <PlaceholderScreen {...windowsHosting.screen} />
      <OfferChecklist {...windowsHosting.offer} />
    </>
  );
}
