import { heading } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  title: heading.title,
  terms: list(
    fields({
      figure: text('What is shown large'),
      name: text('What it measures'),
      text: text('What it means'),
    }),
  ),
});
