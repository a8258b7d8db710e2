import * as v from 'valibot';
import { heading } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { webAddress } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  title: heading.title,
  lead: v.optional(heading.lead),
  reviews: list(
    fields({
      text: text('What the customer wrote, word for word'),
      name: text('Who wrote it, as the source shows it'),
      source: text('Where it can be read, such as Google or Trustpilot'),
      address: webAddress('The page of this review'),
      date: v.pipe(
        v.string('write the day, such as 2026-11-19'),
        v.isoDate('write the day, such as 2026-11-19'),
        v.description('The day on which it was written'),
      ),
    }),
  ),
});
