import { hostingTabs } from '../../content/familyTabs.ts';
import { premiumHostingPage } from '../../content/premiumHosting.ts';
import { premiumHosting } from '../../content/plans/premium.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { SpeedChart } from './PremiumHosting/SpeedChart.tsx';
import { Terminal } from '../../sections/Terminal/Terminal.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PremiumHosting() {
  return (
    <PageSections>
      <PlanPicker
        tabs={hostingTabs}
        family={premiumHosting}
        note={premiumHostingPage.note}
        {...premiumHostingPage.hero}
      />
      <SpeedChart {...premiumHostingPage.speed} />
      <Terminal {...premiumHostingPage.terminal} />
      <CallToAction {...premiumHostingPage.closing} />
    </PageSections>
  );
}
