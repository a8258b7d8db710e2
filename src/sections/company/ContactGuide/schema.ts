import * as v from 'valibot';
import { heading } from '../../../schema/blocks.ts';
import { fields, flag, list, text } from '../../../schema/fields.ts';
import { linkTarget } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  reasons: list(
    fields({
      question: text('Why somebody contacts us'),
      way: text('The best way to reach us, in a word or two'),
      text: text('What to say, or why this way'),
      link: v.optional(
        fields({ label: text('What the link says'), to: linkTarget, newTab: flag('In a new tab') }),
      ),
    }),
  ),
});
