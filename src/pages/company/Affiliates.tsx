import { affiliatesPage, affiliateSteps } from '../../content/affiliates.ts';
import { rules } from '../../content/rules.ts';
import { CommissionExamples } from './Affiliates/CommissionExamples.tsx';
import { CommissionTerms } from './Affiliates/CommissionTerms.tsx';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';
import { CommissionDrawing } from './Affiliates/CommissionDrawing.tsx';
import { StitchedSteps } from '../../sections/StitchedSteps/StitchedSteps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function Affiliates() {
  return (
    <PageSections>
      <DrawnHero
        {...affiliatesPage.hero}
        drawing={
          <CommissionDrawing
            percent={rules.affiliate.sharePercent}
            caption={affiliatesPage.drawingCaption}
          />
        }
      />
      <CommissionTerms />
      <StitchedSteps id="how" {...affiliateSteps} />
      <CommissionExamples />
    </PageSections>
  );
}
