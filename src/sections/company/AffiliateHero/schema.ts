import { heroWithActions } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heroWithActions.entries,
  drawingCaption: text('The description of the drawing, for screen readers'),
});
