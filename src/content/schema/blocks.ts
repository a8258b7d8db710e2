import * as v from 'valibot';
import { fields, icon, list, motif, words } from './fields.ts';
import { link, links, richText } from './linkFields.ts';

/*
 * The blocks that pages share. If there is a TypeScript type of the same shape, it
 * is in sections.ts, opening.ts, slider.ts, step.ts or countdown.ts.
 */

/** A title with one or two sentences under it. */
export const heading = { title: words, lead: words };

/** A title with a text under it. */
export const titledText = fields({ title: words, text: words });

/** The same with an icon in front: an icon of src/icons/names.ts. */
export const feature = fields({ icon, title: words, text: words });

/** A hero. The eyebrow is the small line above the title. */
export const pageHero = fields({ eyebrow: words, ...heading });

/** A hero with buttons; the first one is the main action. */
export const opening = fields({ eyebrow: words, ...heading, actions: links });

/** The hero of a plan page, which has no eyebrow. */
export const planHero = fields(heading);

/** One line under the plans, with a link. */
export const note = fields({ text: words, link });

/** Numbered steps. */
export const steps = fields({
  title: words,
  lead: v.optional(words),
  steps: list(titledText),
  note: v.optional(richText),
  action: v.optional(link),
});

/** Questions and answers; an answer is a list of paragraphs. */
export const faq = fields({
  title: words,
  lead: richText,
  entries: list(fields({ question: words, answer: list(richText) })),
});

/** Facts whose figures are shown large. */
export const facts = list(fields({ figure: words, text: words, link: v.optional(link) }));

/** Links to other pages, each with an icon and a reason. */
export const nextLinks = list(fields({ icon, text: words, link }));

/** The end of a page: links for visitors who are not sure. */
export const closingLinks = fields({ ...heading, links: nextLinks });

/** The end of a page: a call to action beside a drawing. */
export const closingCall = fields({ title: words, text: words, actions: links, motif });

/** Two lists side by side: what we do and what the customer does. */
export const sides = fields({
  ...heading,
  sides: list(fields({ title: words, items: list(words) })),
});

/** Lines of a terminal. */
export const terminal = fields({ title: words, text: words, lines: list(words) });

/** The sentence beside a countdown: on any day, before its date, and after it. */
export const countdownCopy = fields({ anytime: words, before: words, after: words });

/** A domain search form. Screen readers read the label; the placeholder is in the empty field. */
export const domainForm = { label: words, placeholder: words, button: words };

/** What we need for a quote, and what can be ordered without one. */
export const offer = fields({
  questions: list(fields({ ask: words, why: words })),
  mailSubject: words,
  today: fields({ text: words, links }),
});

/** A choice between plan families, which are checked in their own files. */
export const familyChoice = fields({
  ...heading,
  legend: words,
  families: list(fields({ label: words, family: v.looseObject({}) })),
  more: richText,
});
