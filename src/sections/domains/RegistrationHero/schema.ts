import { domainForm, heading } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

const { placeholder: _portalHost, obstacles: _shared, ...form } = domainForm;

/** The placeholder of the field is the portal's host, which the build knows. */
export const schema = section({
  eyebrow: text('The small line above the heading'),
  ...heading,
  drawing: drawing('Beside the text'),
  ...form,
  tilesLabel: text('The name of the row of tiles, for screen readers'),
  notice: text('Under the form: which extensions can be registered'),
});
