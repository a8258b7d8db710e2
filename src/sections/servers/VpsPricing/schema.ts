import { heading } from '../../../schema/blocks.ts';
import {
  fields,
  list,
  positive,
  price,
  template,
  text,
  wholeNumber,
} from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

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
  rows: list(
    fields({
      vcpu: positive('Virtual processors'),
      memoryGb: positive('Memory in GB'),
      cpuGhz: positive('The sum of the cores’ clock rates, in GHz'),
      storageGb: positive('Storage in GB'),
      geekbench: positive('The Geekbench score'),
      bandwidthGb: positive('Traffic per month, in GB'),
      monthlyUsd: price('The monthly price in US dollars'),
      savePercent: wholeNumber(0, 100, 'The N of Save N%'),
      bar: wholeNumber(0, 100, 'The length of the score bar, in percent'),
    }),
  ),
  save: template(['percent'], 'The badge of a discount'),
  perMonth: text('After the price'),
  order: link,
});
