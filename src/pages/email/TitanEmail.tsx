import { titanOffer, titanPage, titanSteps } from '../../content/titanEmail.ts';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';
import { EmailComparison } from './TitanEmail/EmailComparison.tsx';
import { MailRecords } from './shared/MailRecords/MailRecords.tsx';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { StitchedSteps } from '../../sections/StitchedSteps/StitchedSteps.tsx';
import { LettersDrawing } from './TitanEmail/LettersDrawing.tsx';
import { TitanFeatures } from './TitanEmail/TitanFeatures.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function TitanEmail() {
  return (
    <PageSections>
      <DrawnHero {...titanPage.hero} drawing={<LettersDrawing />} place="below" />
      <TitanFeatures />
      <EmailComparison />
      <StitchedSteps id="setup" {...titanSteps} direction="down" surface="tinted" />
      <MailRecords />
      <QuoteRequest {...titanOffer} />
    </PageSections>
  );
}
