import { heading } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    task: text('The first column'),
    whm: text('The second column'),
    cPanel: text('The third column'),
  }),
  tasks: list(
    fields({
      task: text('What has to be done'),
      whm: text('What you do in WHM'),
      cPanel: text('What your client does in cPanel'),
    }),
  ),
});
