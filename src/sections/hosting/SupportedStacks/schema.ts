import { heading } from '../../../schema/blocks.ts';
import { list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  title: heading.title,
  words: list(text('A language or framework')),
  text: text('One or two sentences'),
});
