import { hostingTabs } from '../../content/familyTabs.ts';
import { placeholderPages } from '../../content/placeholders.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

const { hero, screen, offer } = placeholderPages['/wordpress-hosting'];

export function WordpressHosting() {
  return (
    <PageSections>
      <PageHero {...hero} motif="hosting" above={<FamilyTabs {...hostingTabs} />} />
      <PlaceholderScreen {...screen} />
      <QuoteRequest {...offer} />
    </PageSections>
  );
}
