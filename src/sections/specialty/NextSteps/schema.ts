import * as v from 'valibot';
import { titledText } from '../../../schema/blocks.ts';
import { fields, list, text, verbatim } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  lists: list(
    fields({
      id: verbatim('The list’s id in the HTML'),
      title: text('Who the list is for'),
      steps: list(fields({ ...titledText.entries, link: v.optional(link) })),
    }),
  ),
});
