import * as v from 'valibot';
import { heading } from '../../../schema/blocks.ts';
import { fields, list, oneOf, template, text } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { billingCycles } from '../../../schema/billingCycles.ts';
import { family } from '../../../schema/references.ts';
import { section } from '../../section.ts';

const calculator = fields({
  price: text('The name of the field for the price of an order'),
  orders: text('The name of the field for the number of orders'),
  each: template(['each'], 'Under the sum: what one order earns'),
  payable: text('If the sum reaches the minimum payout: when it can be paid out'),
  notYet: template(['count'], 'If it does not: how many orders would'),
  missing: text('Instead of the sum, if a field has no number in range'),
});

export const schema = section({
  ...heading,
  calculator,
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    order: text('The first column'),
    price: text('The second column'),
    share: text('The third column'),
    count: text('The fourth column'),
  }),
  orders: list(
    fields({
      family: family('The family of the plan'),
      plan: v.pipe(
        v.number('write the id of a plan'),
        v.description('A plan of the family, by id'),
      ),
      cycle: oneOf(billingCycles, 'How it is paid'),
    }),
  ),
  note: text('Under the table'),
  join: link,
});
