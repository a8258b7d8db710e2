import { dedicatedTabs } from '../../content/familyTabs.ts';
import { dedicatedServerPage } from '../../content/dedicatedServer.ts';
import { dedicatedServers } from '../../content/plans/dedicated.ts';
import { AskPanel } from '../../sections/AskPanel/AskPanel.tsx';
import { CapacityScale } from './DedicatedServer/CapacityScale.tsx';
import { PlanHero } from '../../sections/PlanHero/PlanHero.tsx';
import { TwoSides } from '../../sections/TwoSides/TwoSides.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DedicatedServer() {
  return (
    <PageSections>
      <PlanHero
        tabs={dedicatedTabs}
        family={dedicatedServers}
        note={dedicatedServerPage.note}
        {...dedicatedServerPage.hero}
      />
      <CapacityScale {...dedicatedServerPage.capacity} />
      <TwoSides {...dedicatedServerPage.sides} />
      <AskPanel {...dedicatedServerPage.closing} />
    </PageSections>
  );
}
