import { dedicatedTabs } from '../../content/familyTabs.ts';
import { dedicatedServerPage } from '../../content/dedicatedServer.ts';
import { dedicatedServers } from '../../content/plans/dedicated.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { CapacityScale } from './DedicatedServer/CapacityScale.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { Responsibilities } from '../../sections/Responsibilities/Responsibilities.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DedicatedServer() {
  return (
    <PageSections>
      <PlanPicker
        tabs={dedicatedTabs}
        family={dedicatedServers}
        note={dedicatedServerPage.note}
        {...dedicatedServerPage.hero}
      />
      <CapacityScale {...dedicatedServerPage.capacity} />
      <Responsibilities {...dedicatedServerPage.sides} />
      <CallToAction {...dedicatedServerPage.closing} />
    </PageSections>
  );
}
