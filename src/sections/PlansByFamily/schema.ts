import { heading } from '../../schema/blocks.ts';
import { fields, list, text } from '../../schema/fields.ts';
import { richText } from '../../schema/link.ts';
import { family } from '../../schema/references.ts';
import { section, withBillingCycle } from '../section.ts';

export const schema = withBillingCycle(
  section({
    ...heading,
    legend: text('The name of the switch, for screen readers'),
    families: list(fields({ label: text('What the switch says'), family: family('The plans') })),
    more: richText('Under the plans: links to the page of each family'),
  }),
);
