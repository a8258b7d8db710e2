import * as v from 'valibot';
import { heading, titledText } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { link, richText } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  title: heading.title,
  items: list(fields({ ...titledText.entries, link: v.optional(link) })),
  label: fields({
    title: heading.title,
    facts: list(fields({ name: text('What the fact is about'), value: richText('The fact') })),
  }),
});
