import { feature, heading } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heading,
  grace: fields({
    figure: text('What is shown large'),
    unit: text('Its unit'),
    title: text('The heading of the large card'),
    text: text('One or two sentences'),
  }),
  features: list(feature),
});
