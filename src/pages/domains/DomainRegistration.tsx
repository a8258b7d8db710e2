import type { PageProps } from '../../schema/copy.ts';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { DomainCosts } from './DomainRegistration/DomainCosts.tsx';
import { FreeServices } from './DomainRegistration/FreeServices.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { RegistrationSearch } from './DomainRegistration/RegistrationSearch.tsx';
import { HouseWithFlag } from '#drawings/HouseWithFlag.tsx';
import { useTldPrices } from '../../portal/useTldPrices.ts';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TransferChecklist } from './DomainRegistration/TransferChecklist.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainRegistration({ copy }: PageProps<'domains/domain-registration'>) {
  const { tilesLabel, notice } = copy.hero;
  // One call for the tiles and the table.
  const live = useTldPrices();
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        details={
          <RegistrationSearch
            tilesLabel={tilesLabel}
            notice={notice}
            prices={live.prices}
            {...copy.form}
          />
        }
        drawing={<HouseWithFlag />}
        drawingSize="small"
      />
      <DomainCosts copy={copy.table} live={live} {...copy.prices} />
      <FreeServices {...copy.freeServices} />
      <Steps id="transfer" surface="tinted" {...copy.transfer} />
      <TransferChecklist {...copy.checklist} />
      <Faq {...copy.faq} surface="tinted" />
    </PageSections>
  );
}
