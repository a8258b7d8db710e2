import { familyChoice } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { family } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...familyChoice.entries,
  families: list(
    fields({
      label: text('What the switch says'),
      family: family('The plans: a file of plans/, such as shared'),
    }),
  ),
});
