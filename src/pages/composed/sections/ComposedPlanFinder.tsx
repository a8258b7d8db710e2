import { PlanFinder } from '../../../sections/PlanFinder/PlanFinder.tsx';
import type { SectionProps } from '../composedPage.tsx';

/** It gets no prices from the page, so it loads the price of the plan it finds. */
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
