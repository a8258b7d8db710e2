import * as v from 'valibot';
import { screen, steps } from '../../schema/blocks.ts';
import { oneOf } from '../../schema/fields.ts';
import { section } from '../section.ts';

export const schema = section({
  ...steps.entries,
  screen: v.optional(screen),
  layout: v.optional(
    oneOf(
      ['numerals', 'line', 'side'],
      'Large numbers, small ones in a row, or a list beside the title',
    ),
  ),
});
