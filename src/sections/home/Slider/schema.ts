import { heroWithActions } from '../../../schema/blocks.ts';
import { fields, list, template, text } from '../../../schema/fields.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  label: text('The name of the slider, for screen readers'),
  slider: text('The kind of control, for screen readers'),
  slide: text('The word for a slide, for screen readers'),
  place: template(['number', 'count', 'title'], 'A slide’s place, read when it is shown'),
  goTo: template(['place'], 'The button that shows a slide'),
  previous: text('The button to the previous slide'),
  next: text('The button to the next slide'),
  pause: text('The button that stops the slider'),
  play: text('The button that starts it again'),
  slides: list(fields({ drawing: drawing('Beside the words'), ...heroWithActions.entries })),
});
