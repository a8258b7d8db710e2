import type { PageProps } from '../../content/schema/copy.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { WeaverNests } from './WhmCpanelVps/WeaverNests.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PlanSection } from '../../sections/PlanSection/PlanSection.tsx';
import { PanelTasks } from './WhmCpanelVps/PanelTasks.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function WhmCpanelVps({ copy }: PageProps<'vps/whm-cpanel-vps'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} above={<FamilyTabs {...copy.tabs} />} drawing={<WeaverNests />} />
      <PanelTasks {...copy.panelTasks} />
      <PlanSection copy={copy.planCards} family={copy.family} surface="tinted" {...copy.plans} />
      <PlaceholderScreen contact={copy.contact} {...copy.screen} />
      <QuoteRequest copy={copy.quote} {...copy.quoteQuestions} />
      <Faq copy={copy.faq} />
    </PageSections>
  );
}
