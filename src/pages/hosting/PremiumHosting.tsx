import { hostingTabs } from '../../content/familyTabs.ts';
import { premiumHostingPage } from '../../content/premiumHosting.ts';
import { premiumHosting } from '../../content/plans/premium.ts';
import { AskPanel } from '../../sections/AskPanel/AskPanel.tsx';
import { PlanHero } from '../../sections/PlanHero/PlanHero.tsx';
import { SpeedBars } from './PremiumHosting/SpeedBars.tsx';
import { Terminal } from '../../sections/Terminal/Terminal.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PremiumHosting() {
  return (
    <PageSections>
      <PlanHero
        tabs={hostingTabs}
        family={premiumHosting}
        note={premiumHostingPage.note}
        {...premiumHostingPage.hero}
      />
      <SpeedBars {...premiumHostingPage.speed} />
      <Terminal {...premiumHostingPage.terminal} />
      <AskPanel {...premiumHostingPage.closing} />
    </PageSections>
  );
}
