import { heading, titledText } from '../../../schema/blocks.ts';
import { list } from '../../../schema/fields.ts';
import { link } from '../../../schema/link.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  rules: list(titledText),
  action: link,
  help: link,
  drawing: drawing('Under the links'),
});
