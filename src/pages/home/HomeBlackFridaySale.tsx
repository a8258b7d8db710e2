import { homeIncluded } from '../../content/home.ts';
import { blackFridayFaq, salePrices } from '../../content/homes/blackFriday.ts';
import { saleFamilies, saleOpening } from '../../content/homes/blackFridaySale.ts';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PlansByFamily } from '../../sections/PlansByFamily/PlansByFamily.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { SaleHero } from '../../sections/SaleHero/SaleHero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeBlackFridaySale() {
  return (
    <PageSections>
      <SaleHero copy={saleOpening} />
      <PlansByFamily words={saleFamilies} />
      <FactList place="prices" {...salePrices} />
      <IncludedFeatures {...homeIncluded} />
      <Faq words={blackFridayFaq} />
    </PageSections>
  );
}
