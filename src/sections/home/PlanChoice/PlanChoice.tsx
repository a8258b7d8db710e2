import planCards from '#content/words/plan-cards.js';
import { PlansByFamily } from '../../PlansByFamily/PlansByFamily.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** Plans of several families, one family at a time. */
export function PlanChoice(props: SectionProps<typeof schema>) {
  return <PlansByFamily copy={planCards} {...props} />;
}
