import { titanOffer, titanPage, titanSteps } from '../../content/titanEmail.ts';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';
import { MailChooser } from './TitanEmail/MailChooser.tsx';
import { MailRecords } from './shared/MailRecords/MailRecords.tsx';
import { OfferChecklist } from '../../sections/OfferChecklist/OfferChecklist.tsx';
import { StitchedSteps } from '../../sections/StitchedSteps/StitchedSteps.tsx';
import { LetterLine } from './TitanEmail/LetterLine.tsx';
import { TitanParts } from './TitanEmail/TitanParts.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function TitanEmail() {
  return (
    <PageSections>
      <DrawnHero {...titanPage.hero} drawing={<LetterLine />} place="below" />
      <TitanParts />
      <MailChooser />
      <StitchedSteps id="setup" {...titanSteps} direction="down" ground="cloth" />
      <MailRecords />
      <OfferChecklist {...titanOffer} />
    </PageSections>
  );
}
