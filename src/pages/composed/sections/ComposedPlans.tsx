import { PlanSection } from '../../../sections/PlanSection/PlanSection.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedPlans({ copy, surface, shared }: SectionProps<'plans'>) {
  return <PlanSection {...copy} copy={shared.planCards} surface={surface} />;
}
