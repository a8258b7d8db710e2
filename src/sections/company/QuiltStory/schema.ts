import { heading } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

/** The story of the name is in words/company.yaml. */
export const schema = section({
  title: heading.title,
  text: text('The story'),
  turn: text('What it has to do with hosting'),
  columns: fields({ quilt: text('Above the first column'), work: text('Above the second column') }),
  pairs: list(fields({ quilt: text('In the quilt'), work: text('In our work') })),
});
