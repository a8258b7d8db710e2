import { domainForm, heading } from '../../schema/blocks.ts';
import { flag, text } from '../../schema/fields.ts';
import { richText } from '../../schema/link.ts';
import { section } from '../section.ts';

/** What it says about a text that cannot be a name is in words/domain-obstacles.yaml. */
export const schema = section({
  title: heading.title,
  label: domainForm.label,
  placeholder: domainForm.placeholder,
  button: domainForm.button,
  tilesLabel: text('The name of the row of tiles, for screen readers'),
  more: richText('Beside the tiles where there is room, otherwise below them'),
  overlap: flag('It overlaps the lower edge of the hero above'),
});
