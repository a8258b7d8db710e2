import * as v from 'valibot';
import { fields, icon, list, motif, words } from './fields.ts';
import { link, links, richText } from './linkFields.ts';

/*
 * The blocks that pages share. Where a TypeScript type of the same shape explains the fields, it
 * stands in sections.ts, opening.ts, slider.ts, step.ts or countdown.ts beside this file.
 */

/** A block that begins with a title and one or two sentences under it. */
export const heading = { title: words, lead: words };

/** A title with a text under it. */
export const titledText = fields({ title: words, text: words });

/** The same with an icon in front: an icon of src/icons/names.ts. */
export const feature = fields({ icon, title: words, text: words });

/** The top of a page. The eyebrow is the small line above the title. */
export const pageHero = fields({ eyebrow: words, ...heading });

/** The top of a page with buttons; the first is the one to press. */
export const opening = fields({ eyebrow: words, ...heading, actions: links });

/** The top of a plan page, which has no eyebrow. */
export const planHero = fields(heading);

/** One line under the plans, with a way on. */
export const note = fields({ text: words, link });

/** Steps that follow each other. */
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

/** Facts of which the first words are shown large. */
export const facts = list(fields({ figure: words, text: words, link: v.optional(link) }));

/** Ways on, each with an icon, whom it is for, and a link. */
export const nextLinks = list(fields({ icon, text: words, link }));

/** The end of a page: ways on for visitors who are not sure. */
export const closingLinks = fields({ ...heading, links: nextLinks });

/** The end of a page: a text, some links, and a drawing beside them. */
export const closingCall = fields({ title: words, text: words, actions: links, motif });

/** Two lists beside each other: what is ours and what is yours. */
export const sides = fields({
  ...heading,
  sides: list(fields({ title: words, items: list(words) })),
});

/** Lines as they are typed on a command line. */
export const terminal = fields({ title: words, text: words, lines: list(words) });

/** What is said beside a countdown: on any day, before its date, and after it. */
export const countdownCopy = fields({ anytime: words, before: words, after: words });

/** A domain search form: label is read out, placeholder stands in the empty field. */
export const domainForm = { label: words, placeholder: words, button: words };

/** What an offer needs, and what can be ordered without one. */
export const offer = fields({
  questions: list(fields({ ask: words, why: words })),
  mailSubject: words,
  today: fields({ text: words, links }),
});

/** A choice between families of plans; the families themselves are checked where they stand. */
export const familyChoice = fields({
  ...heading,
  legend: words,
  families: list(fields({ label: words, family: v.looseObject({}) })),
  more: richText,
});
