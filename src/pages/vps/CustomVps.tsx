import type { PageProps } from '../../schema/copy.ts';
import { FirstPrice } from '../../sections/FirstPrice/FirstPrice.tsx';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { QuoteForm } from '../../sections/QuoteForm/QuoteForm.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { ChosenThreads } from '#drawings/ChosenThreads.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CustomVps({ copy }: PageProps<'vps/custom-vps'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        above={<FamilyTabs {...copy.tabs} />}
        details={<FirstPrice text={copy.firstPrice} family={copy.family} />}
        drawing={<ChosenThreads />}
      />
      <QuoteForm words={copy.formWords} form={copy.form} />
      <Steps id="next" layout="line" surface="tinted" {...copy.steps} />
      <PlaceholderScreen layout="beside" contact={copy.contact} {...copy.screen} />
      <NextLinks {...copy.closing} />
    </PageSections>
  );
}
