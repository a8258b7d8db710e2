import { heading } from '../../../schema/blocks.ts';
import { drawing } from '../../../schema/drawing.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { pagePath } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  families: list(
    fields({
      motif: drawing('medallions', 'The drawing'),
      name: text('The product'),
      text: text('One sentence'),
      to: pagePath,
    }),
  ),
});
