import { hostingTabs } from '../../content/familyTabs.ts';
import { webHosting } from '../../content/webHosting.ts';
import { sharedHosting } from '../../content/plans/shared.ts';
import { BigWords } from './WebHosting/BigWords.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { Layers } from './WebHosting/Layers.tsx';
import { PlanHero } from '../../sections/PlanHero/PlanHero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

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
