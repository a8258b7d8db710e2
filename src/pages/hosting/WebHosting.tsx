import { hostingTabs } from '../../content/familyTabs.ts';
import { webHosting } from '../../content/webHosting.ts';
import { sharedHosting } from '../../content/plans/shared.ts';
import { SupportedStacks } from './WebHosting/SupportedStacks.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { HostingStack } from './WebHosting/HostingStack.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function WebHosting() {
  return (
    <PageSections>
      <PlanPicker
        tabs={hostingTabs}
        family={sharedHosting}
        note={webHosting.note}
        {...webHosting.hero}
      />
      <HostingStack {...webHosting.layers} />
      <SupportedStacks {...webHosting.languages} />
      <FactList {...webHosting.closing} />
    </PageSections>
  );
}
