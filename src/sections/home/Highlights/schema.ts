import { heading } from '../../../schema/blocks.ts';
import { fields, list, oneOf, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  title: heading.title,
  cards: list(
    fields({
      drawing: oneOf(['backup', 'support', 'secure'], 'The drawing on the card'),
      title: text('The heading of the card'),
      text: text('One or two sentences'),
    }),
  ),
});
