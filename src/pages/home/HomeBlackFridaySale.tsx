import type { PageProps } from '../../schema/copy.ts';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PlansByFamily } from '../../sections/PlansByFamily/PlansByFamily.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { PaisleyPair } from '#drawings/PaisleyPair.tsx';
import { SaleHero } from '../../sections/SaleHero/SaleHero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeBlackFridaySale({ copy }: PageProps<'home/home-black-friday-sale'>) {
  return (
    <PageSections>
      <SaleHero copy={copy.hero} drawing={<PaisleyPair />} />
      <PlansByFamily {...copy.plans} />
      <FactList id="prices" {...copy.prices} />
      <IncludedFeatures {...copy.included} />
      <Faq {...copy.faq} />
    </PageSections>
  );
}
