import { affiliatesPage, affiliateSteps } from '../../content/affiliates.ts';
import { rules } from '../../content/rules.ts';
import { CommissionExamples } from './Affiliates/CommissionExamples.tsx';
import { CommissionTerms } from './Affiliates/CommissionTerms.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { CommissionDrawing } from './Affiliates/CommissionDrawing.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function Affiliates() {
  return (
    <PageSections>
      <Hero
        copy={affiliatesPage.hero}
        drawing={
          <CommissionDrawing
            percent={rules.affiliate.sharePercent}
            caption={affiliatesPage.drawingCaption}
          />
        }
      />
      <CommissionTerms />
      <Steps id="how" layout="line" {...affiliateSteps} />
      <CommissionExamples />
    </PageSections>
  );
}
