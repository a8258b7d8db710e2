import type { PageProps } from '../../content/schema/copy.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Peacock } from './CustomDedicated/Peacock.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CustomDedicated({ copy }: PageProps<'dedicated/custom-dedicated-server'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} above={<FamilyTabs {...copy.tabs} />} drawing={<Peacock />} />
      <PlaceholderScreen title={copy.quote.interest} contact={copy.contact} {...copy.screen} />
      <QuoteRequest copy={copy.quote} {...copy.offer} />
    </PageSections>
  );
}
