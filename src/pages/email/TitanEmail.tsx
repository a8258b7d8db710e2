import { titanOffer, titanPage, titanSteps } from '../../content/titanEmail.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { EmailComparison } from './TitanEmail/EmailComparison.tsx';
import { MailRecords } from './shared/MailRecords/MailRecords.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { LettersDrawing } from './TitanEmail/LettersDrawing.tsx';
import { TitanFeatures } from './TitanEmail/TitanFeatures.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function TitanEmail() {
  return (
    <PageSections>
      <Hero
        copy={titanPage.hero}
        align="centre"
        drawing={
          <Container>
            <LettersDrawing />
          </Container>
        }
      />
      <TitanFeatures />
      <EmailComparison />
      <Steps id="setup" layout="side" surface="tinted" {...titanSteps} />
      <MailRecords />
      <QuoteRequest {...titanOffer} />
    </PageSections>
  );
}
