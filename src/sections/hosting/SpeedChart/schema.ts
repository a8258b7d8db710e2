import { heading } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { family } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  own: family('The plans of this page, which are marked'),
  others: family('The plans to compare them with'),
  caption: text('The name of the chart, for screen readers'),
  unit: text('The unit after each number'),
});
