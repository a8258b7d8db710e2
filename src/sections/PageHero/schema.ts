import * as v from 'valibot';
import { fromPrice, heading, heroFacts } from '../../schema/blocks.ts';
import { oneOf, text, verbatim } from '../../schema/fields.ts';
import { links } from '../../schema/link.ts';
import { drawing } from '../../schema/references.ts';
import { section } from '../section.ts';

export const heroFields = {
  eyebrow: v.optional(text('The small line above the heading')),
  ...heading,
  actions: v.optional(links),
  fromPrice: v.optional(fromPrice),
  facts: v.optional(heroFacts),
  tabs: v.optional(
    verbatim('The tabs above, if they are not those that list this page: a group of product-tabs'),
  ),
  drawing: v.optional(drawing('Beside the text, or below it where that is centred')),
  drawingSize: v.optional(
    oneOf(['small', 'wideOnly', 'medium', 'large', 'panel'], 'How much room the drawing has'),
  ),
  size: v.optional(oneOf(['large', 'page', 'compact'], 'How large the heading is')),
  align: v.optional(oneOf(['start', 'centre'], 'Where the text is')),
};

export const schema = section(heroFields);
