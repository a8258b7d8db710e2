import { heading } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { drawing, family } from '../../../schema/references.ts';
import { section, withBillingCycle } from '../../section.ts';

export const schema = withBillingCycle(
  section({
    ...heading,
    family: family('The plans to compare'),
    drawing: drawing('Beside the title'),
    caption: text('The name of the table, for screen readers'),
  }),
);
