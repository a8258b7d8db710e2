import { feature, heading, titledText } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  things: list(feature),
  passwords: titledText,
  post: fields({
    title: text('Above the postal address'),
    address: list(text('One line of the address')),
    licence: text('The line under the address'),
  }),
});
