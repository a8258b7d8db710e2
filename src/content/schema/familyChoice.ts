import type { PlanFamily } from './plan.ts';
import type { RichText } from './sections.ts';

/** A choice between families of plans on one page. */
export interface FamilyChoiceWords {
  title: string;
  lead: string;
  /** What is chosen, for screen readers. */
  legend: string;
  /** The families and how the switch names them; the first is shown at once. */
  families: readonly { label: string; family: PlanFamily }[];
  /** Under the plans; it leads to each family's page, for browsers without scripts too. */
  more: RichText;
}
