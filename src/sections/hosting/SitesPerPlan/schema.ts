import { heading } from '../../../schema/blocks.ts';
import { fields, text } from '../../../schema/fields.ts';
import { family } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  family: family('The plans'),
  unit: fields({ one: text('After the number 1'), other: text('After any other number') }),
});
