import * as v from 'valibot';
import { screen } from '../../../schema/blocks.ts';
import { fields, icon, list, text } from '../../../schema/fields.ts';
import { richText } from '../../../schema/link.ts';
import { section } from '../../section.ts';

export const schema = section({
  figure: text('What is shown large'),
  title: text('What it measures'),
  text: text('One or two sentences'),
  screen: v.optional(screen),
  points: list(fields({ icon, name: text('A few words'), text: richText('What they mean') })),
});
