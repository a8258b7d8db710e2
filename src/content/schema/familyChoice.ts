import type { PlanFamily } from './plan.ts';
import type { RichText } from './sections.ts';

/** A choice between families of plans on one page. */
export interface FamilyChoiceWords {
  title: string;
  lead: string;
  /** The switch's name for screen readers. */
  legend: string;
  /** The families and their labels; the first one is shown initially. */
  families: readonly { label: string; family: PlanFamily }[];
  /** Under the plans: links to each family's page, which also work without JavaScript. */
  more: RichText;
}
