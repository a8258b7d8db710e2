import { vpsTabs } from '../../content/familyTabs.ts';
import { vpsPage } from '../../content/vps.ts';
import { cloudVps } from '../../content/plans/cloudVps.ts';
import { HeadlineFact } from './CloudVps/HeadlineFact.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CloudVps() {
  return (
    <PageSections>
      <PlanPicker tabs={vpsTabs} family={cloudVps} note={vpsPage.note} {...vpsPage.hero} />
      <HeadlineFact {...vpsPage.claim} />
      <NextLinks {...vpsPage.closing} />
    </PageSections>
  );
}
