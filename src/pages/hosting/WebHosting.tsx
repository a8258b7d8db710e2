import type { PageProps } from '../../schema/copy.ts';
import { SupportedStacks } from './WebHosting/SupportedStacks.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { HostingStack } from './WebHosting/HostingStack.tsx';
import { BirdsInTree } from '#drawings/BirdsInTree.tsx';
import { PlanFinder } from '../../sections/PlanFinder/PlanFinder.tsx';
import { PlanPicker } from '../../sections/PlanPicker/PlanPicker.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function WebHosting({ copy }: PageProps<'hosting/web-hosting'>) {
  return (
    <PageSections>
      <PlanPicker
        copy={copy.planCards}
        tabs={copy.tabs}
        family={copy.family}
        note={copy.note}
        drawing={<BirdsInTree />}
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
      <HostingStack {...copy.hostingStack} />
      <SupportedStacks {...copy.supportedStacks} />
      <FactList {...copy.closing} />
    </PageSections>
  );
}
