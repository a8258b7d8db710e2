import {
  freeServices,
  registrationFaq,
  transferChecklist,
  transferSteps,
} from '../../content/domainRegistration.ts';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { FreeServices } from '../../sections/FreeServices/FreeServices.tsx';
import { RegistrationHero } from '../../sections/RegistrationHero/RegistrationHero.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TransferChecklist } from '../../sections/TransferChecklist/TransferChecklist.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function DomainRegistration() {
  return (
    <PageSections>
      <RegistrationHero />
      <FreeServices {...freeServices} />
      <Steps id="transfer" words={transferSteps} ground="cloth" />
      <TransferChecklist {...transferChecklist} />
      <Faq words={registrationFaq} ground="cloth" />
    </PageSections>
  );
}
