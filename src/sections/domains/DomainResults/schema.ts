import { domainForm, heading } from '../../../schema/blocks.ts';
import { fields, template, text } from '../../../schema/fields.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

const { obstacles: _shared, ...form } = domainForm;

export const schema = section({
  ...heading,
  drawing: drawing('Beside the text'),
  compare: text('The button that shows the results here, where Search leads to the portal'),
  form: fields(form),
  prices: fields(heading),
  results: fields({
    title: template(
      ['name'],
      'The heading where names are not checked; {name} is the name without its extension',
    ),
    lead: heading.lead,
  }),
  answer: fields({
    checking: text('While the portal is asked'),
    free: template(['name'], 'A free name'),
    taken: template(['name'], 'A name that somebody has'),
    unknown: template(['name'], 'A name that could not be checked'),
    price: template(['price'], 'What the first year costs'),
    renews: template(['price'], 'What each further year costs'),
    yours: text('Under a taken name: whether it is the visitor’s own'),
    transferFor: template(['price'], 'After it: what a transfer costs'),
    transferAtCart: text('The same if its price is not known'),
    add: text('The link that puts a free name into the cart'),
    transfer: text('The link that transfers a taken name'),
    check: text('The button that checks a name in the portal'),
  }),
  alternatives: fields({
    title: template(['name'], 'Above other names; {name} is the name without its extension'),
    lead: heading.lead,
    count: template(['count'], 'Announced by screen readers: how many of them are free'),
    free: text('The badge of a free name'),
    taken: text('The badge of a taken name'),
  }),
  order: text('The link to the cart where a name has not been checked'),
  typedExtension: text('The badge of the extension that the visitor typed'),
  changed: text('Above the list of what was changed in the typed text'),
  changes: fields({
    address: text('A whole URL was typed'),
    letters: text('Special letters were replaced'),
    digits: text('Bangla digits were replaced'),
    capitals: text('Capitals became lower case'),
    spaces: text('Spaces were removed'),
    signs: text('Symbols were removed'),
    subdomain: text('A subdomain was left out'),
    hyphens: text('Leading or trailing hyphens were removed'),
  }),
});
