import type * as v from 'valibot';
import { fields, text } from './fields.ts';

/** The question before analytics and the chat window load, where `consent` is on. */
export const consentSchema = fields({
  label: text('The name of the question, for screen readers'),
  text: text('What is asked, in one or two sentences'),
  privacy: text('The link to the privacy policy'),
  accept: text('The button that allows it'),
  decline: text('The button that does not'),
  settings: text('The button in the footer that asks again'),
});

export type ConsentCopy = v.InferOutput<typeof consentSchema>;
