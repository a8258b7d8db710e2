import * as v from 'valibot';
import { feature, heading } from '../../schema/blocks.ts';
import { list } from '../../schema/fields.ts';
import { section } from '../section.ts';

const three = v.literal(3, 'write 3 or 5');
const five = v.literal(5, 'write 3 or 5');

export const schema = section({
  title: heading.title,
  lead: v.optional(heading.lead),
  features: list(feature),
  columns: v.optional(
    v.pipe(v.union([three, five]), v.description('How many in a row on wide screens: 3 or 5')),
  ),
});
