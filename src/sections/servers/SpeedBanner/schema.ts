import { text } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  title: text('The claim'),
  text: text('The line under it'),
  link,
});
