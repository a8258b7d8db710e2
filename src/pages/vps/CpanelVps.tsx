import type { PageProps } from '../../schema/copy.ts';
import { FirstPrice } from '../../sections/FirstPrice/FirstPrice.tsx';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { SpinningWheel } from '#drawings/SpinningWheel.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { Responsibilities } from '../../sections/Responsibilities/Responsibilities.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CpanelVps({ copy }: PageProps<'vps/cpanel-vps'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        above={<FamilyTabs {...copy.tabs} />}
        details={<FirstPrice text={copy.firstPrice} family={copy.family} />}
        drawing={<SpinningWheel />}
      />
      <Responsibilities {...copy.responsibilities} />
      <QuoteRequest {...copy.quoteQuestions} />
      <PlaceholderScreen layout="beside" contact={copy.contact} {...copy.screen} />
    </PageSections>
  );
}
