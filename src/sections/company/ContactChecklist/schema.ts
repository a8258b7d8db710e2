import * as v from 'valibot';
import { feature, heading, titledText } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

/** The postal address itself is in company.yaml. */
export const schema = section({
  ...heading,
  things: list(feature),
  passwords: titledText,
  post: fields({
    title: text('Above the postal address'),
    licence: v.optional(text('The line under the address')),
  }),
});
