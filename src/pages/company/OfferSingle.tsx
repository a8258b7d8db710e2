import { homeOrdering } from '../../content/home.ts';
import { blackFridayFaq, salePrices } from '../../content/homes/blackFriday.ts';
import { offerCopy, offerOpening, offerPlans } from '../../content/offerPage.ts';
import { site } from '../../content/site.ts';
import { Countdown } from '../../sections/Countdown/Countdown.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PlansByFamily } from '../../sections/PlansByFamily/PlansByFamily.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { SaleHero } from '../../sections/SaleHero/SaleHero.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function OfferSingle() {
  return (
    <PageSections>
      <SaleHero copy={offerOpening}>
        <Countdown target={site.countdownTarget} copy={offerCopy} />
      </SaleHero>
      <PlansByFamily words={offerPlans} />
      <FactList place="prices" {...salePrices} />
      <Steps id="ordering" {...homeOrdering} />
      <Faq words={blackFridayFaq} surface="tinted" />
    </PageSections>
  );
}
