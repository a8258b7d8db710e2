import type { PageProps } from '../../schema/copy.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { CapacityScale } from './shared/CapacityScale/CapacityScale.tsx';
import { Tiger } from '#drawings/Tiger.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { Responsibilities } from '../../sections/Responsibilities/Responsibilities.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DedicatedServer({ copy }: PageProps<'dedicated/dedicated-server'>) {
  return (
    <PageSections>
      <PlanPicker
        copy={copy.planCards}
        tabs={copy.tabs}
        family={copy.family}
        note={copy.note}
        drawing={<Tiger />}
        {...copy.hero}
      />
      <CapacityScale {...copy.capacity} plans={copy.family.plans} />
      <Responsibilities {...copy.responsibilities} />
      <CallToAction {...copy.closing} />
    </PageSections>
  );
}
