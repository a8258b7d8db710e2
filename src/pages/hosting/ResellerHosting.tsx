import { hostingTabs } from '../../content/familyTabs.ts';
import { resellerHostingPage } from '../../content/resellerHosting.ts';
import { resellerHosting } from '../../content/plans/reseller.ts';
import { Doors } from '../../sections/Doors/Doors.tsx';
import { PatchQuilt } from './ResellerHosting/PatchQuilt.tsx';
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
      <PatchQuilt {...resellerHostingPage.quilt} />
      <StitchedSteps id="first-client" ground="cloth" {...resellerHostingPage.steps} />
      <Doors ground="paper" {...resellerHostingPage.closing} />
    </PageSections>
  );
}
