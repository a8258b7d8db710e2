import type { PageProps } from '../../schema/copy.ts';
import { FirstPrice } from '../../sections/FirstPrice/FirstPrice.tsx';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { QuoteForm } from '../../sections/QuoteForm/QuoteForm.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Peacock } from '#drawings/Peacock.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { StartingPoints } from './CustomDedicated/StartingPoints.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CustomDedicated({ copy }: PageProps<'dedicated/custom-dedicated-server'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        above={<FamilyTabs {...copy.tabs} />}
        details={<FirstPrice text={copy.firstPrice} family={copy.family} />}
        drawing={<Peacock />}
      />
      <StartingPoints {...copy.startingPoints} plans={copy.family.plans} />
      <QuoteForm words={copy.formWords} form={copy.form} surface="tinted" />
      <FactList surface="plain" {...copy.advice} />
      <PlaceholderScreen surface="tinted" contact={copy.contact} {...copy.screen} />
    </PageSections>
  );
}
