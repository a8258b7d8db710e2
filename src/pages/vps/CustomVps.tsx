import type { PageProps } from '../../content/schema/copy.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { ChosenThreads } from './CustomVps/ChosenThreads.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CustomVps({ copy }: PageProps<'vps/custom-vps'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} above={<FamilyTabs {...copy.tabs} />} drawing={<ChosenThreads />} />
      <PlaceholderScreen title={copy.quote.interest} contact={copy.contact} {...copy.screen} />
      <QuoteRequest copy={copy.quote} {...copy.offer} />
    </PageSections>
  );
}
