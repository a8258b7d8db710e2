import type { PageProps } from '../../schema/copy.ts';
import { HeadlineFact } from './CloudVps/HeadlineFact.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { Loom } from '#drawings/Loom.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CloudVps({ copy }: PageProps<'vps/vps'>) {
  return (
    <PageSections>
      <PlanPicker
        copy={copy.planCards}
        tabs={copy.tabs}
        family={copy.family}
        note={copy.note}
        drawing={<Loom />}
        {...copy.hero}
      />
      <HeadlineFact {...copy.headlineFact} />
      <NextLinks {...copy.closing} />
    </PageSections>
  );
}
