import { heading, titledText } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

const address = fields({ label: text('What kind of address'), address: text('The address') });

export const schema = section({
  title: heading.title,
  before: address,
  after: address,
  reasons: list(titledText),
});
