import { heading } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { pagePath } from '../../../schema/link.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  families: list(
    fields({
      motif: drawing('A square drawing, such as emblems/shared'),
      name: text('The product'),
      text: text('One sentence'),
      to: pagePath,
    }),
  ),
});
