import { heading } from '../../../schema/blocks.ts';
import { fields, template, text } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { section } from '../../section.ts';

/** The prices are in domains.yaml. */
export const schema = section({
  ...heading,
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    extension: text('The first column'),
    register: text('The second column'),
    renew: text('The third column'),
    transfer: text('The fourth column'),
  }),
  badges: fields({
    popular: text('The badge of an extension that sells well'),
    sale: text('The badge of an extension that costs less in the first year'),
  }),
  free: text('Shown instead of a price of zero'),
  filter: text('The name of the filter'),
  filterPlaceholder: text('What the empty filter shows'),
  count: template(['shown', 'all'], 'How many extensions the filter leaves'),
  nothing: template(['wanted'], 'If the filter leaves none'),
  clear: text('The button that empties the filter'),
  contact: link,
  saleNote: text('What the badge means'),
});
