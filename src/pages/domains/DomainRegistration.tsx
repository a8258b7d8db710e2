import {
  freeServices,
  registrationFaq,
  registrationHero,
  transferChecklist,
  transferSteps,
} from '../../content/domainRegistration.ts';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { FreeServices } from './DomainRegistration/FreeServices.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { RegistrationSearch } from './DomainRegistration/RegistrationSearch.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TransferChecklist } from './DomainRegistration/TransferChecklist.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainRegistration() {
  return (
    <PageSections>
      <Hero
        copy={registrationHero}
        details={<RegistrationSearch />}
        drawing={<Medallion motif="domains" />}
        drawingSize="small"
      />
      <FreeServices {...freeServices} />
      <Steps id="transfer" surface="tinted" {...transferSteps} />
      <TransferChecklist {...transferChecklist} />
      <Faq words={registrationFaq} surface="tinted" />
    </PageSections>
  );
}
