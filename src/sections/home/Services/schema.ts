import { heading } from '../../../schema/blocks.ts';
import { fields, icon, list, text, verbatim } from '../../../schema/fields.ts';
import { linkTarget } from '../../../schema/link.ts';
import { section } from '../../section.ts';

/** The fields of a card are named as in the specification. */
export const schema = section({
  title: heading.title,
  cards: list(
    fields({
      id: verbatim('The card’s id in the HTML'),
      title: text('The small line of the card'),
      subtitle: text('The heading of the card'),
      icon,
      description: text('One sentence'),
      link: linkTarget,
      buttonText: text('What the button says'),
    }),
  ),
});
