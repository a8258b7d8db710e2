import { hostingTabs } from '../../content/familyTabs.ts';
import { placeholderPages } from '../../content/placeholders.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

const { hero, screen, offer } = placeholderPages['/wordpress-hosting'];

export function WordpressHosting() {
  return (
    <PageSections>
      <Hero
        copy={hero}
        above={<FamilyTabs {...hostingTabs} />}
        drawing={<Medallion motif="hosting" />}
        drawingSize="small"
      />
      <PlaceholderScreen {...screen} />
      <QuoteRequest {...offer} />
    </PageSections>
  );
}
