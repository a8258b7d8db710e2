import { homeIncluded } from '../../content/home.ts';
import { blackFridayFaq, salePrices } from '../../content/homes/blackFriday.ts';
import { saleFamilies, saleOpening } from '../../content/homes/blackFridaySale.ts';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { FamilyBrowser } from '../../sections/FamilyBrowser/FamilyBrowser.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Included } from './shared/Included/Included.tsx';
import { SaleTag } from '../../sections/SaleTag/SaleTag.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeBlackFridaySale() {
  return (
    <PageSections>
      <SaleTag words={saleOpening} />
      <FamilyBrowser words={saleFamilies} />
      <FactList place="prices" {...salePrices} />
      <Included {...homeIncluded} />
      <Faq words={blackFridayFaq} />
    </PageSections>
  );
}
