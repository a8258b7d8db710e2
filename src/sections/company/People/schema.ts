import * as v from 'valibot';
import { heading } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { picture } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  title: heading.title,
  lead: v.optional(heading.lead),
  people: list(
    fields({
      name: text('The person’s name'),
      role: text('What this person does here'),
      picture: v.optional(picture('A portrait in content/images, at least 400 pixels wide')),
    }),
  ),
});
