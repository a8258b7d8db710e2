import * as v from 'valibot';
import { heading, heroFacts } from '../../schema/blocks.ts';
import { oneOf, text } from '../../schema/fields.ts';
import { links } from '../../schema/link.ts';
import { drawing } from '../../schema/references.ts';
import { section } from '../section.ts';

export const schema = section({
  eyebrow: v.optional(text('The small line above the heading')),
  ...heading,
  actions: v.optional(links),
  facts: v.optional(heroFacts),
  drawing: v.optional(drawing('Beside the text, or below it where that is centred')),
  drawingSize: v.optional(
    oneOf(['small', 'wideOnly', 'medium', 'large', 'panel'], 'How much room the drawing has'),
  ),
  size: v.optional(oneOf(['large', 'page', 'compact'], 'How large the heading is')),
  align: v.optional(oneOf(['start', 'centre'], 'Where the text is')),
});
