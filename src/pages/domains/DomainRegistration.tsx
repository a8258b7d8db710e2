import {
  freeServices,
  registrationFaq,
  transferChecklist,
  transferSteps,
} from '../../content/domainRegistration.ts';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { FreeServices } from './DomainRegistration/FreeServices.tsx';
import { RegistrationHero } from './DomainRegistration/RegistrationHero.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TransferChecklist } from './DomainRegistration/TransferChecklist.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainRegistration() {
  return (
    <PageSections>
      <RegistrationHero />
      <FreeServices {...freeServices} />
      <Steps id="transfer" words={transferSteps} surface="tinted" />
      <TransferChecklist {...transferChecklist} />
      <Faq words={registrationFaq} surface="tinted" />
    </PageSections>
  );
}
