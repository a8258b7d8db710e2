import type { PageProps } from '../../content/schema/copy.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { SpinningWheel } from './CpanelVps/SpinningWheel.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PlanSection } from '../../sections/PlanSection/PlanSection.tsx';
import { Responsibilities } from '../../sections/Responsibilities/Responsibilities.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CpanelVps({ copy }: PageProps<'vps/cpanel-vps'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} above={<FamilyTabs {...copy.tabs} />} drawing={<SpinningWheel />} />
      <PlanSection copy={copy.planCards} family={copy.family} {...copy.plans} />
      <Responsibilities {...copy.responsibilities} />
      <PlaceholderScreen layout="beside" contact={copy.contact} {...copy.screen} />
      <QuoteRequest copy={copy.quote} {...copy.quoteQuestions} />
    </PageSections>
  );
}
