import { windowsHosting } from '../../content/windowsHosting.ts';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingWindowsHosting() {
  return (
    <PageSections>
      <Hero
        copy={windowsHosting.hero}
        drawing={<Medallion motif="hosting" />}
        drawingSize="small"
      />
      <PlaceholderScreen {...windowsHosting.screen} />
      <QuoteRequest {...windowsHosting.offer} />
    </PageSections>
  );
}
