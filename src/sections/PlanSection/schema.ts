import * as v from 'valibot';
import { heading } from '../../schema/blocks.ts';
import { family } from '../../schema/references.ts';
import { richText } from '../../schema/link.ts';
import { section, withBillingCycle } from '../section.ts';

export const schema = withBillingCycle(
  section({
    ...heading,
    family: family('The plans'),
    note: v.optional(richText('Under the plans')),
  }),
);
