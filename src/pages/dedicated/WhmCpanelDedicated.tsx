import type { PageProps } from '../../content/schema/copy.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Elephant } from './WhmCpanelDedicated/Elephant.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function WhmCpanelDedicated({ copy }: PageProps<'dedicated/whm-cpanel-dedicated-server'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} above={<FamilyTabs {...copy.tabs} />} drawing={<Elephant />} />
      <PlaceholderScreen title={copy.quote.interest} contact={copy.contact} {...copy.screen} />
      <QuoteRequest copy={copy.quote} {...copy.offer} />
    </PageSections>
  );
}
