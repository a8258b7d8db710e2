import * as v from 'valibot';
import { icon, oneOf, text } from '../../schema/fields.ts';
import { section } from '../section.ts';

export const schema = section({
  title: text('Thank You for Your Interest!'),
  icon,
  description: text('The sentence under the title'),
  layout: v.optional(oneOf(['row', 'beside'], 'The cards below the words, or next to them')),
});
