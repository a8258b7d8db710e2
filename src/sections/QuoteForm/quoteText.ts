import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import type { QuoteField, QuoteFormCopy, QuoteFormWords } from '../../schema/quoteForm.ts';
import { digits, typedNumber } from '../../language/inWords.ts';

/** What the visitor has entered, by the field's id. */
export type Answers = Readonly<Record<string, string>>;

/** How we answer a request that the site itself sends: asked on one line, and always needed. */
export interface SenderField {
  type: 'line';
  id: 'name' | 'contact';
  label: string;
  maxLength: number;
  autoComplete: 'name' | 'email';
}
export type FormField = QuoteField | SenderField;

export function senderFields({ send }: Pick<QuoteFormWords, 'send'>): readonly SenderField[] {
  const field = { type: 'line', maxLength: 100 } as const;
  return [
    { ...field, id: 'name', label: send.name, autoComplete: 'name' },
    { ...field, id: 'contact', label: send.contact, autoComplete: 'email' },
  ];
}

export function fieldsOf(form: Pick<QuoteFormCopy, 'groups'>): readonly QuoteField[] {
  return form.groups.flatMap((group) => group.fields);
}

/** What the form contains before anything is entered. */
export function initialAnswers(fields: readonly FormField[]): Answers {
  return Object.fromEntries(fields.map((field) => [field.id, initialAnswer(field)]));
}

function initialAnswer(field: FormField): string {
  if (field.type === 'number') return String(field.start);
  return 'options' in field ? (field.options[0] ?? '') : '';
}

/** What is wrong with an answer, in words; null if nothing is. */
export function problemWith(
  field: FormField,
  answer: string,
  { problems }: Pick<QuoteFormWords, 'problems'>,
): string | null {
  if (field.type === 'number') {
    if (isInRange(field, answer)) return null;
    return fillPlaceholders(field.step > 1 ? problems.step : problems.number, limitsOf(field));
  }
  if (field.type === 'line') {
    const valid = field.id === 'name' ? answer.trim() !== '' : isReachable(answer.trim());
    return valid ? null : problems[field.id];
  }
  const needed = field.type !== 'text' || field.required === true;
  return needed && answer.trim() === '' ? problems.text : null;
}

/** Whether a text may be an e-mail address, or a phone number in the digits of any script. */
function isReachable(text: string): boolean {
  return (
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ||
    /^\+?\p{Nd}{7,15}$/u.test(text.replaceAll(/[\s().-]/g, ''))
  );
}

type NumberField = Extract<QuoteField, { type: 'number' }>;

function isInRange({ min, max, step }: NumberField, answer: string): boolean {
  // Number() alone would accept an empty text as 0, and '1e3'.
  const typed = typedNumber(answer);
  if (!/^\d+$/.test(typed)) return false;
  const value = Number(typed);
  return value >= min && value <= max && (value - min) % step === 0;
}

function limitsOf({ min, max, step }: NumberField) {
  return { min: digits(min), max: digits(max), step: digits(step) };
}

type Wording = Pick<QuoteFormWords, 'problems' | 'blank' | 'range'>;

/** The request in words: one line for each answer. Optional answers that are empty are left out. */
export function quoteText(form: QuoteFormCopy, answers: Answers, words: Wording): string {
  const lines = fieldsOf(form).flatMap((field) => {
    const answer = (answers[field.id] ?? '').replaceAll(/\r\n?/g, '\n').trim();
    if (problemWith(field, answer, words) !== null) return `${field.label}: ${words.blank}`;
    return answer === '' ? [] : `${field.label}: ${withUnit(field, answer)}`;
  });
  return [form.opening, '', ...lines].join('\n');
}

function withUnit(field: QuoteField, answer: string): string {
  if (field.type !== 'number') return answer;
  const number = digits(Number(typedNumber(answer)));
  return field.unit === undefined ? number : `${number} ${field.unit}`;
}

/** The numbers that a field takes, in words. */
export function rangeOf(field: NumberField, { range }: Pick<Wording, 'range'>): string {
  const limits = fillPlaceholders(range, limitsOf(field));
  return field.unit === undefined ? limits : `${limits} ${field.unit}`;
}

/** The same request with blanks, for visitors without JavaScript. */
export function blankQuoteText(form: QuoteFormCopy, words: Pick<Wording, 'range'>): string {
  const lines = fieldsOf(form).map((field) => `${field.label}${choicesOf(field, words)}: `);
  return [form.opening, '', ...lines].join('\n');
}

function choicesOf(field: QuoteField, words: Pick<Wording, 'range'>): string {
  if (field.type === 'text') return '';
  if (field.type !== 'number') return ` (${field.options.join(', ')})`;
  return ` (${rangeOf(field, words)})`;
}
