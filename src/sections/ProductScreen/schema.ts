import * as v from 'valibot';
import { heading, screen } from '../../schema/blocks.ts';
import { section } from '../section.ts';

export const schema = section({
  title: heading.title,
  lead: v.optional(heading.lead),
  screen,
});
