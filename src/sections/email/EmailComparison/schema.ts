import { heading } from '../../../schema/blocks.ts';
import { fields, flag, list, text } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  takeIf: text('Before the sentence about who it is for'),
  choices: list(
    fields({
      name: text('The choice'),
      when: text('Who it is for: the rest of the sentence'),
      points: list(text('One point')),
      link,
      here: flag('Marks the product of this page'),
    }),
  ),
});
