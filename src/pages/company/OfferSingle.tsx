import { homeOrdering } from '../../content/home.ts';
import { blackFridayFaq, salePrices } from '../../content/homes/blackFriday.ts';
import { offerCopy, offerOpening, offerPlans } from '../../content/offer.ts';
import { site } from '../../content/site.ts';
import { Countdown } from '../../sections/Countdown/Countdown.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { FamilyBrowser } from '../../sections/FamilyBrowser/FamilyBrowser.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { SaleTag } from '../../sections/SaleTag/SaleTag.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function OfferSingle() {
  return (
    <PageSections>
      <SaleTag words={offerOpening}>
        <Countdown target={site.countdownTarget} copy={offerCopy} />
      </SaleTag>
      <FamilyBrowser words={offerPlans} />
      <FactList place="prices" {...salePrices} />
      <Steps id="ordering" words={homeOrdering} />
      <Faq words={blackFridayFaq} ground="cloth" />
    </PageSections>
  );
}
