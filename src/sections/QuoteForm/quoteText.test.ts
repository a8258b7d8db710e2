import * as fc from '../../../tests/random.ts';
import { describe, expect, test } from 'vitest';
import quoteForm from '#content/words/quote-form.js';
import type { QuoteField, QuoteFormCopy } from '../../schema/quoteForm.ts';
import { emailDraft } from '../QuoteRequest/emailDraft.ts';
import {
  blankQuoteText,
  fieldsOf,
  initialAnswers,
  problemWith,
  quoteText,
  senderFields,
} from './quoteText.ts';

const words = {
  blank: '…',
  range: '{min} to {max}',
  problems: {
    number: '{min}-{max}',
    step: '{min}-{max} by {step}',
    text: 'Fill in',
    name: 'Who?',
    contact: 'How?',
  },
};

const memory: QuoteField = {
  type: 'number',
  id: 'memory',
  label: 'Memory',
  min: 16,
  max: 64,
  step: 16,
  start: 32,
  unit: 'GB',
};
const servers: QuoteField = {
  type: 'number',
  id: 'servers',
  label: 'Servers',
  min: 1,
  max: 20,
  step: 1,
  start: 1,
};
const system: QuoteField = {
  type: 'select',
  id: 'system',
  label: 'System',
  options: ['Debian', 'Windows & IIS'],
};
const app: QuoteField = { type: 'text', id: 'app', label: 'App', required: true, maxLength: 200 };
const notes: QuoteField = { type: 'text', id: 'notes', label: 'Notes', maxLength: 200 };

const form: QuoteFormCopy = {
  title: 'Title',
  lead: 'Lead',
  subject: 'Quote & price?',
  opening: 'Hello.',
  groups: [
    { title: 'A', fields: [memory, servers] },
    { title: 'B', fields: [system, app, notes] },
  ],
};

describe('the request', () => {
  test('has one line for each answer, with units', () => {
    const answers = { memory: '48', servers: '3', system: 'Debian', app: 'Shop', notes: 'Soon' };
    expect(quoteText(form, answers, words).split('\n')).toEqual([
      'Hello.',
      '',
      'Memory: 48 GB',
      'Servers: 3',
      'System: Debian',
      'App: Shop',
      'Notes: Soon',
    ]);
  });

  test('leaves out what is optional, and marks what is missing or wrong', () => {
    const answers = { ...initialAnswers(fieldsOf(form)), memory: '17' };
    expect(quoteText(form, answers, words).split('\n')).toEqual([
      'Hello.',
      '',
      'Memory: …',
      'Servers: 1',
      'System: Debian',
      'App: …',
    ]);
  });

  test('has a blank for every field before anything can be chosen', () => {
    expect(blankQuoteText(form, words).split('\n')).toEqual([
      'Hello.',
      '',
      'Memory (16 to 64 GB): ',
      'Servers (1 to 20): ',
      'System (Debian, Windows & IIS): ',
      'App: ',
      'Notes: ',
    ]);
  });
});

describe('an answer', () => {
  test.each(['', ' ', '15', '65', '17', '-16', '16.5', '1e2', 'ten', '১৬'])(
    'of %j is rejected',
    (answer) => {
      expect(problemWith(memory, answer, words)).toBe('16-64 by 16');
    },
  );

  test.each(['16', '64', '032', ' 48 '])('of %j is accepted', (answer) => {
    expect(problemWith(memory, answer, words)).toBeNull();
  });

  test('is required only where the page says so', () => {
    expect(problemWith(servers, '0', words)).toBe('1-20');
    expect(problemWith(app, '  ', words)).toBe('Fill in');
    expect(problemWith(notes, '', words)).toBeNull();
  });
});

describe('how we answer', () => {
  const problems = (answer: string) =>
    senderFields(quoteForm).map((field) => problemWith(field, answer, words));

  test.each([
    'rahim@mail.example',
    ' a.b+c@mail.co.bd ',
    '01700-000000',
    '+880 1700 000000',
    '০১৭০০০০০০০০',
  ])('may be %j', (answer) => {
    expect(problems(answer)).toEqual([null, null]);
  });

  test.each([
    'rahim',
    'rahim@mail',
    'a@b@c.example',
    '12345',
    `0${'1'.repeat(20)}`,
    'call me',
    '@',
  ])('may not be %j', (answer) => {
    expect(problems(answer)).toEqual([null, 'How?']);
  });

  test('is asked with a name', () => {
    expect(problems('  ')).toEqual(['Who?', 'How?']);
  });
});

describe('whatever visitors write', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\n', '\r\n', '\r', '&', '?', '=', '#', '%', '+', ' ') }),
    fc.string({ unit: fc.constantFrom('অ', 'ক্ষ', 'ি', '৳', '১', '😀', '\n') }),
  );

  test('arrives in the e-mail unchanged, and in nothing but its body', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const request = quoteText(form, { ...initialAnswers(fieldsOf(form)), app: text }, words);
        const href = emailDraft('mailto:help@host.test', {
          subject: form.subject,
          lines: request.split('\n'),
        });
        const [address, query = ''] = href.split('?');
        const parts = query.split('&').map((part) => part.split('='));
        expect(address).toBe('mailto:help@host.test');
        expect(parts.map(([name]) => name)).toEqual(['subject', 'body']);
        expect(decodeURIComponent(parts[0]?.[1] ?? '')).toBe(form.subject);
        expect(decodeURIComponent(parts[1]?.[1] ?? '').replaceAll('\r\n', '\n')).toBe(request);
        expect(href).toMatch(/^[\x21-\x7E]+$/);
      }),
    );
  });

  test('never breaks the link, not even with half a surrogate pair', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0xd7_00, max: 0xe0_ff })), (units) => {
        const text = String.fromCharCode(...units);
        expect(() => emailDraft('mailto:a@b.test', { subject: text, lines: [text] })).not.toThrow();
      }),
    );
  });
});
