import { hostingTabs } from '../../content/familyTabs.ts';
import { resellerHostingPage } from '../../content/resellerHosting.ts';
import { resellerHosting } from '../../content/plans/reseller.ts';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { AccountsChart } from './ResellerHosting/AccountsChart.tsx';
import { PlanHero } from '../../sections/PlanHero/PlanHero.tsx';
import { StitchedSteps } from '../../sections/StitchedSteps/StitchedSteps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ResellerHosting() {
  return (
    <PageSections>
      <PlanHero
        tabs={hostingTabs}
        family={resellerHosting}
        note={resellerHostingPage.note}
        {...resellerHostingPage.hero}
      />
      <AccountsChart {...resellerHostingPage.quilt} />
      <StitchedSteps id="first-client" surface="tinted" {...resellerHostingPage.steps} />
      <NextLinks surface="plain" {...resellerHostingPage.closing} />
    </PageSections>
  );
}
