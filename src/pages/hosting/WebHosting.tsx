import { hostingTabs } from '../../content/familyTabs.ts';
import { webHosting } from '../../content/webHosting.ts';
import { sharedHosting } from '../../content/plans/shared.ts';
import { BigWords } from '../../sections/BigWords/BigWords.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { Layers } from '../../sections/Layers/Layers.tsx';
import { PlanHero } from '../../sections/PlanHero/PlanHero.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function WebHosting() {
  return (
    <PageSections>
      <PlanHero
        tabs={hostingTabs}
        family={sharedHosting}
        note={webHosting.note}
        {...webHosting.hero}
      />
      <Layers {...webHosting.layers} />
      <BigWords {...webHosting.languages} />
      <FactList {...webHosting.closing} />
    </PageSections>
  );
}
