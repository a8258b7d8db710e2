import { heading } from '../../../schema/blocks.ts';
import { list, text } from '../../../schema/fields.ts';
import { drawing, family } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  drawing: drawing('Beside the title'),
  families: list(family('A family of plans')),
  jump: text('The name of the links to the families, for screen readers'),
  print: text('The button that prints the page'),
});
