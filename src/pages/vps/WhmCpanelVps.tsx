import type { PageProps } from '../../schema/copy.ts';
import { FirstPrice } from '../../sections/FirstPrice/FirstPrice.tsx';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { WeaverNests } from '#drawings/WeaverNests.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PanelTasks } from './WhmCpanelVps/PanelTasks.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function WhmCpanelVps({ copy }: PageProps<'vps/whm-cpanel-vps'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        above={<FamilyTabs {...copy.tabs} />}
        details={<FirstPrice text={copy.firstPrice} family={copy.family} />}
        drawing={<WeaverNests />}
      />
      <PanelTasks {...copy.panelTasks} />
      <QuoteRequest {...copy.quoteQuestions} />
      <PlaceholderScreen contact={copy.contact} {...copy.screen} />
      <Faq copy={copy.faq} />
    </PageSections>
  );
}
