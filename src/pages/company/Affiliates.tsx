import { affiliatesPage, affiliateSteps } from '../../content/affiliates.ts';
import { rules } from '../../content/rules.ts';
import { AffiliateExample } from './Affiliates/AffiliateExample.tsx';
import { AffiliateTerms } from './Affiliates/AffiliateTerms.tsx';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';
import { SharePattern } from './Affiliates/SharePattern.tsx';
import { StitchedSteps } from '../../sections/StitchedSteps/StitchedSteps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function Affiliates() {
  return (
    <PageSections>
      <DrawnHero
        {...affiliatesPage.hero}
        drawing={
          <SharePattern
            percent={rules.affiliate.sharePercent}
            caption={affiliatesPage.drawingCaption}
          />
        }
      />
      <AffiliateTerms />
      <StitchedSteps id="how" {...affiliateSteps} />
      <AffiliateExample />
    </PageSections>
  );
}
