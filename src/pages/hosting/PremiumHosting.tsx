import type { PageProps } from '../../schema/copy.ts';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { LotusPond } from '#drawings/LotusPond.tsx';
import { PlanFinder } from '../../sections/PlanFinder/PlanFinder.tsx';
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
      >
        {(ids, live, cycle) => (
          <PlanFinder
            copy={copy.planCards}
            finder={copy.finder}
            ids={ids}
            live={live}
            cycle={cycle}
          />
        )}
      </PlanPicker>
      <SpeedChart {...copy.speed} own={copy.family} others={copy.compareWith} />
      <Terminal {...copy.terminal} />
      <CallToAction {...copy.closing} />
    </PageSections>
  );
}
