import * as v from 'valibot';
import { heading } from './blocks.ts';
import { fields, flag, list, template, text, wholeNumber } from './fields.ts';
import { link } from './link.ts';

/* A form that writes a quote request. Each page lists its own fields. */

/** What quote forms send beside the answers. */
const ownNames = ['subject', 'text', 'page', 'language', 'name', 'contact', 'homepage'];

const base = {
  id: v.pipe(
    v.string('write a short name such as memory'),
    v.regex(/^[a-z][a-zA-Z]*$/, 'write a short name in letters, such as memory'),
    v.check(
      (id) => !ownNames.includes(id),
      `write another name; the form itself has ${ownNames.join(', ')}`,
    ),
    v.description('The field’s name in the HTML; each name once'),
  ),
  label: text('The name of the field, also in the request'),
  hint: v.optional(text('A line under the field that helps to answer')),
};

const number = fields({
  type: v.literal('number'),
  ...base,
  min: wholeNumber(0, 1_000_000, 'The smallest number that can be asked for'),
  max: wholeNumber(1, 1_000_000, 'The largest number that can be asked for'),
  step: wholeNumber(1, 1_000_000, 'The difference between one number and the next'),
  start: wholeNumber(0, 1_000_000, 'The number that the form starts with'),
  unit: v.optional(text('After the number, such as GB')),
});

const options = list(text('A choice; the form starts with the first one'), 2);

const choice = fields({ type: v.literal('choice'), ...base, options });
const select = fields({ type: v.literal('select'), ...base, options });

const words = fields({
  type: v.literal('text'),
  ...base,
  required: flag('The request needs an answer'),
  maxLength: wholeNumber(1, 600, 'The longest answer; e-mail links have little room'),
});

const field = v.variant(
  'type',
  [number, choice, select, words],
  'write a type: number, choice, select or text',
);
export type QuoteField = v.InferOutput<typeof field>;

/** The initial number must be one that visitors could enter themselves. */
const checkedField = v.pipe(
  field,
  v.check(
    (input) =>
      input.type !== 'number' ||
      (input.start >= input.min &&
        input.start <= input.max &&
        (input.start - input.min) % input.step === 0),
    'write a start from min to max, a whole number of steps above min',
  ),
);

const groups = v.pipe(
  list(
    fields({
      title: text('What the fields of the group have in common'),
      fields: list(checkedField),
    }),
  ),
  v.check((all) => {
    const ids = all.flatMap((group) => group.fields.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  }, 'two fields have the same id; give each its own'),
);

/** What a page asks for a quote. */
export const quoteForm = fields({
  ...heading,
  subject: text('The subject of the e-mail'),
  opening: text('The first line of the request'),
  groups,
});
export type QuoteFormCopy = v.InferOutput<typeof quoteForm>;

/** The words that all quote forms share. */
export const quoteFormWords = fields({
  letter: text('The heading of the request that the form writes'),
  text: text('The name of the request’s text, for screen readers'),
  blank: text('In the request, in place of an answer that is missing'),
  range: template(['min', 'max'], 'Which numbers a field takes'),
  rangeAndHint: template(['range', 'hint'], 'The numbers and the hint under one field'),
  optional: text('After the name of a field that may stay empty'),
  problems: fields({
    number: template(['min', 'max'], 'Beside a number that is missing or out of range'),
    step: template(['min', 'max', 'step'], 'The same where only some numbers can be asked for'),
    text: text('Beside an empty field that needs an answer'),
    name: text('Beside an empty name'),
    contact: text('Beside what is neither an e-mail address nor a phone number'),
  }),
  blocked: fields({
    one: text('After a button is pressed while an answer is wrong or missing'),
    many: template(['count'], 'The same for several answers'),
  }),
  send: v.pipe(
    fields({
      title: text('The heading of the fields for name and contact'),
      name: text('The field for the visitor’s name'),
      contact: text('The field for an e-mail address or a phone number'),
      button: text('The button that sends the request'),
      sending: text('While it is being sent'),
      sent: text('The button once it has been sent'),
      accepted: text('After it has been sent'),
      failed: text('If it could not be sent: what to do instead'),
      otherWays: text('Above the buttons to e-mail and to copy it'),
      leaveEmpty: text('The name of a hidden field that catches robots'),
    }),
    v.description('Where the site sends requests itself (leadsUrl in site.yaml)'),
  ),
  mail: text('The button that opens an e-mail'),
  copy: text('The button that copies the request'),
  copied: text('The same button after copying'),
  pasteIt: text('What to do with the copied request'),
  copyFailed: text('If the browser does not allow copying: the request is selected'),
  chat: v.optional(link),
  note: text('Under the buttons'),
  withoutScript: text('Above the request where JavaScript is off, and answers go into the text'),
});
export type QuoteFormWords = v.InferOutput<typeof quoteFormWords>;
