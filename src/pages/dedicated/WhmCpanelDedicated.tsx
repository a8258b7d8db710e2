import type { PageProps } from '../../schema/copy.ts';
import { FirstPrice } from '../../sections/FirstPrice/FirstPrice.tsx';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Elephant } from '#drawings/Elephant.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { CapacityScale } from './shared/CapacityScale/CapacityScale.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function WhmCpanelDedicated({ copy }: PageProps<'dedicated/whm-cpanel-dedicated-server'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        above={<FamilyTabs {...copy.tabs} />}
        details={<FirstPrice text={copy.firstPrice} family={copy.family} />}
        drawing={<Elephant />}
      />
      <CapacityScale {...copy.capacity} plans={copy.family.plans} />
      <Steps id="moving" {...copy.steps} />
      <QuoteRequest {...copy.quoteQuestions} />
      <PlaceholderScreen layout="beside" contact={copy.contact} {...copy.screen} />
    </PageSections>
  );
}
