import { template } from '../../schema/fields.ts';
import { drawing, family } from '../../schema/references.ts';
import { section, withBillingCycle } from '../section.ts';

export const schema = withBillingCycle(
  section({
    title: template(['plan'], '{plan} is the first plan of the family'),
    family: family('Its first plan is on offer'),
    drawing: drawing('Beside the price'),
  }),
);
