import { heading } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { family } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  family: family('The servers, from small to large'),
  note: text('Under the scale'),
});
