import { heroWithActions } from '../../../schema/blocks.ts';
import { fields, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heroWithActions.entries,
  contact: fields({
    call: text('Above the phone number'),
    chat: text('The link to the live chat'),
    hours: text('The support hours'),
  }),
});
