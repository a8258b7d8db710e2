import { heading } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { family } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  family: family('The servers to start from'),
  caption: text('The name of the table, for screen readers'),
  server: text('The first column'),
  action: link,
});
