import { windowsHosting } from '../../content/windowsHosting.ts';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingWindowsHosting() {
  return (
    <PageSections>
      <PageHero {...windowsHosting.hero} motif="hosting" />
      <PlaceholderScreen {...windowsHosting.screen} />
      <QuoteRequest {...windowsHosting.offer} />
    </PageSections>
  );
}
