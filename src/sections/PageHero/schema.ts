import * as v from 'valibot';
import { heading, heroFacts } from '../../schema/blocks.ts';
import { fields, oneOf, template, text, verbatim } from '../../schema/fields.ts';
import { links } from '../../schema/link.ts';
import { drawing, family } from '../../schema/references.ts';
import { section } from '../section.ts';

export const schema = section({
  eyebrow: v.optional(text('The small line above the heading')),
  ...heading,
  actions: v.optional(links),
  facts: v.optional(heroFacts),
  firstPrice: v.optional(
    v.pipe(
      fields({
        text: template(['price'], 'It says that this is a list price'),
        family: family('The plans; {price} is the lowest of their list prices'),
      }),
      v.description('What a product that is quoted starts at'),
    ),
  ),
  tabs: v.optional(
    verbatim('The tabs above, if they are not those that list this page: a group of product-tabs'),
  ),
  drawing: v.optional(drawing('Beside the text, or below it where that is centred')),
  drawingSize: v.optional(
    oneOf(['small', 'wideOnly', 'medium', 'large', 'panel'], 'How much room the drawing has'),
  ),
  size: v.optional(oneOf(['large', 'page', 'compact'], 'How large the heading is')),
  align: v.optional(oneOf(['start', 'centre'], 'Where the text is')),
});
