import { heading } from '../../../schema/blocks.ts';
import { fields, icon, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  tools: list(fields({ icon, name: text('The tool'), text: text('What it is for') })),
});
