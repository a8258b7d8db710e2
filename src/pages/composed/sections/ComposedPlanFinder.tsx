import { PlanFinder } from '../../../sections/PlanFinder/PlanFinder.tsx';
import type { SectionProps } from '../composedPage.tsx';

/** It asks for the price of the plan that it finds. */
export function ComposedPlanFinder({ surface, shared }: SectionProps<'planFinder'>) {
  return (
    <PlanFinder
      copy={shared.planCards}
      finder={shared.finder}
      ids={[]}
      live={{ state: 'loading' }}
      surface={surface}
    />
  );
}
