import * as v from 'valibot';
import { fields, text } from './fields.ts';
import { pagePath } from './link.ts';

/** The banner that asks before analytics and the chat window load, if `consent` is on. */
export const consentSchema = fields({
  label: text('The name of the banner, for screen readers'),
  text: text('What is asked, in one or two sentences'),
  privacy: v.pipe(
    fields({ label: text('The link to the privacy policy'), to: pagePath }),
    v.description('Where visitors read what is collected'),
  ),
  accept: text('The button that allows it'),
  decline: text('The button that declines it'),
  settings: text('The button in the footer that asks again'),
});

export type ConsentCopy = v.InferOutput<typeof consentSchema>;
