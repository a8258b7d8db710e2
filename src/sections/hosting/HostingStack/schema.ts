import * as v from 'valibot';
import { heading, screen } from '../../../schema/blocks.ts';
import { fields, icon, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  screen: v.optional(screen),
  layers: list(
    fields({
      icon,
      part: text('What the layer is for, from the visitor’s side'),
      name: text('Its name'),
      text: text('What it does'),
    }),
  ),
});
