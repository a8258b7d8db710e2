import type { PageProps } from '../../schema/copy.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { EmailComparison } from './TitanEmail/EmailComparison.tsx';
import { MailRecords } from './shared/MailRecords/MailRecords.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { SewnSteps } from '../../sections/Steps/SewnSteps.tsx';
import { LettersDrawing } from './TitanEmail/LettersDrawing.tsx';
import { TitanFeatures } from './TitanEmail/TitanFeatures.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function TitanEmail({ copy }: PageProps<'email/titan-email'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        align="centre"
        drawing={
          <Container>
            <LettersDrawing />
          </Container>
        }
      />
      <TitanFeatures {...copy.features} />
      <EmailComparison {...copy.comparison} />
      <SewnSteps id="setup" layout="side" surface="tinted" {...copy.steps} />
      <MailRecords {...copy.records} />
      <QuoteRequest copy={copy.quote} {...copy.quoteQuestions} />
    </PageSections>
  );
}
