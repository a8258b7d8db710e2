import { vpsTabs } from '../../content/familyTabs.ts';
import { vpsPage } from '../../content/vps.ts';
import { cloudVps } from '../../content/plans/cloudVps.ts';
import { BigClaim } from './CloudVps/BigClaim.tsx';
import { Doors } from '../../sections/Doors/Doors.tsx';
import { PlanHero } from '../../sections/PlanHero/PlanHero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CloudVps() {
  return (
    <PageSections>
      <PlanHero tabs={vpsTabs} family={cloudVps} note={vpsPage.note} {...vpsPage.hero} />
      <BigClaim {...vpsPage.claim} />
      <Doors {...vpsPage.closing} />
    </PageSections>
  );
}
