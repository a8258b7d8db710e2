import { hostingTabs } from '../../content/familyTabs.ts';
import { resellerHostingPage } from '../../content/resellerHosting.ts';
import { resellerHosting } from '../../content/plans/reseller.ts';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { AccountsChart } from './ResellerHosting/AccountsChart.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ResellerHosting() {
  return (
    <PageSections>
      <PlanPicker
        tabs={hostingTabs}
        family={resellerHosting}
        note={resellerHostingPage.note}
        {...resellerHostingPage.hero}
      />
      <AccountsChart {...resellerHostingPage.quilt} />
      <Steps id="first-client" layout="line" surface="tinted" {...resellerHostingPage.steps} />
      <NextLinks surface="plain" {...resellerHostingPage.closing} />
    </PageSections>
  );
}
