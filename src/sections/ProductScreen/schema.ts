import * as v from 'valibot';
import { feature, heading, screen } from '../../schema/blocks.ts';
import { list } from '../../schema/fields.ts';
import { section } from '../section.ts';

export const schema = section({
  title: heading.title,
  lead: v.optional(heading.lead),
  features: v.optional(list(feature)),
  screen,
});
