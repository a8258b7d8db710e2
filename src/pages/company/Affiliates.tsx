import { affiliatesPage, affiliateSteps } from '../../content/affiliates.ts';
import { rules } from '../../content/rules.ts';
import { AffiliateExample } from '../../sections/AffiliateExample/AffiliateExample.tsx';
import { AffiliateTerms } from '../../sections/AffiliateTerms/AffiliateTerms.tsx';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';
import { SharePattern } from '../../sections/SharePattern/SharePattern.tsx';
import { StitchedSteps } from '../../sections/StitchedSteps/StitchedSteps.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

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
