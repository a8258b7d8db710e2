import { domainForm, heading } from '../../../schema/blocks.ts';
import { fields, template, text } from '../../../schema/fields.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

const { obstacles: _shared, ...form } = domainForm;

export const schema = section({
  eyebrow: text('The small line above the heading'),
  ...heading,
  drawing: drawing('Beside the text'),
  compare: text('The button that compares prices here'),
  form: fields(form),
  prices: fields(heading),
  results: fields({
    title: template(['name'], 'The heading; {name} is the name without its extension'),
    lead: heading.lead,
  }),
  order: text('The link that orders the name in the portal'),
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
