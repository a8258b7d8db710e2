import { vpsTabs } from '../../content/familyTabs.ts';
import { placeholderPages } from '../../content/placeholders.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

const { hero, screen, offer } = placeholderPages['/cpanel-vps'];

export function CpanelVps() {
  return (
    <PageSections>
      <Hero
        copy={hero}
        above={<FamilyTabs {...vpsTabs} />}
        drawing={<Medallion motif="vps" />}
        drawingSize="small"
      />
      <PlaceholderScreen {...screen} />
      <QuoteRequest {...offer} />
    </PageSections>
  );
}
