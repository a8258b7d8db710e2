import type { PageProps } from '../../content/schema/copy.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { LotusPond } from './PremiumHosting/LotusPond.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { SpeedChart } from './PremiumHosting/SpeedChart.tsx';
import { Terminal } from '../../sections/Terminal/Terminal.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PremiumHosting({ copy }: PageProps<'hosting/premium-hosting'>) {
  return (
    <PageSections>
      <PlanPicker
        copy={copy.planCards}
        tabs={copy.tabs}
        family={copy.family}
        note={copy.note}
        drawing={<LotusPond />}
        {...copy.hero}
      />
      <SpeedChart {...copy.speed} own={copy.family} others={copy.compareWith} />
      <Terminal {...copy.terminal} />
      <CallToAction {...copy.closing} />
    </PageSections>
  );
}
