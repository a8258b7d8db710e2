import { fromPrice, heading, heroFacts } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { links } from '../../../schema/link.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  eyebrow: text('The small line above the heading'),
  ...heading,
  actions: links,
  facts: heroFacts,
  drawing: drawing('Beside the text, unless content/identity has a hero picture'),
  fromPrice,
});
