import type { PageProps } from '../../schema/copy.ts';
import { site } from '../../site/site.ts';
import { Countdown } from '../../sections/Countdown/Countdown.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PlansByFamily } from '../../sections/PlansByFamily/PlansByFamily.tsx';
import { Drum } from '#drawings/Drum.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { SaleHero } from '../../sections/SaleHero/SaleHero.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function OfferSingle({ copy }: PageProps<'company/offer-single-page'>) {
  return (
    <PageSections>
      <SaleHero copy={copy.hero} drawing={<Drum />}>
        <Countdown target={site.countdownTarget} copy={copy.counter} states={copy.countdown} />
      </SaleHero>
      <PlansByFamily copy={copy.planCards} {...copy.plans} />
      <FactList id="prices" {...copy.prices} />
      <Steps id="ordering" {...copy.ordering} />
      <Faq {...copy.faq} surface="tinted" />
    </PageSections>
  );
}
