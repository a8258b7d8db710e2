import { dedicatedTabs } from '../../content/familyTabs.ts';
import { placeholderPages } from '../../content/placeholders.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

const { hero, screen, offer } = placeholderPages['/whm-cpanel-dedicated-server'];

export function WhmCpanelDedicated() {
  return (
    <PageSections>
      <Hero
        copy={hero}
        above={<FamilyTabs {...dedicatedTabs} />}
        drawing={<Medallion motif="dedicated" />}
        drawingSize="small"
      />
      <PlaceholderScreen {...screen} />
      <QuoteRequest {...offer} />
    </PageSections>
  );
}
