import { heading } from '../../../schema/blocks.ts';
import { fields, template, text } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

/** The rows are in plans/vps-pricing.yaml. */
export const schema = section({
  ...heading,
  drawing: drawing('Beside the title'),
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    vcpu: text('A column'),
    memory: text('A column'),
    cpu: text('A column'),
    storage: text('A column'),
    score: text('A column'),
    bandwidth: text('A column'),
    price: text('A column'),
    order: text('A column'),
  }),
  save: template(['percent'], 'The badge of a discount'),
  perMonth: text('After the price'),
  order: link,
});
