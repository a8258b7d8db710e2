// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '../../tests/random.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type * as LanguageModule from '../site/language.ts';
import type { CountdownCopy } from '../schema/sharedWords.ts';
import type { Language } from '../schema/language.ts';
import { parse } from 'yaml';

/* Read from the file, so that these tests hold whatever languages the site has. */
const bangla = (name: string): unknown =>
  parse(
    readFileSync(
      path.resolve(import.meta.dirname, '../../tests/fixtures/site/content/bn', name),
      'utf8',
    ),
  );

/** Everything that writes numbers, in the language that is set when it is imported. */
async function formatters() {
  const [money, cycles, words, countdown, dates] = await Promise.all([
    import('../pricing/money.ts'),
    import('./cycleWords.ts'),
    import('./inWords.ts'),
    import('../sections/Countdown/Countdown.tsx'),
    import('../sections/Countdown/dateInWords.ts'),
  ]);
  return { ...money, ...cycles, ...words, ...countdown, ...dates };
}

const en = await formatters();
vi.resetModules();
vi.doMock('../site/language.ts', (): typeof LanguageModule => ({
  language: { ...(bangla('words/language.yaml') as Language), others: [] },
}));
const bn = await formatters();

/** A Bangla text with the digits of English. */
function inEnglishDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));
}

const amounts = fc.oneof(
  fc.constantFrom(0, 0.5, 1, 75, 99.995, 1e5, 120_000, 1e7, 1e12, -5, Number.NaN, Infinity),
  fc.nat({ max: 1_000_000_000_000 }),
  fc.nat({ max: 100_000_000 }).map((paisa) => paisa / 100),
  fc.double(),
);

describe('prices are the same numbers as in English', () => {
  test.each(['formatTaka', 'formatAmount', 'formatTakaExact', 'formatDollars'] as const)(
    '%s',
    (format) => {
      fc.assert(
        fc.property(amounts, (amount) => {
          const text = bn[format](amount);
          expect(text).not.toMatch(/[0-9]/);
          expect(inEnglishDigits(text)).toBe(en[format](amount));
        }),
      );
    },
  );

  test.each<[number | null, string]>([
    [null, '৳০'],
    [0, '৳০'],
    [75, '৳৭৫'],
    [99.5, '৳৯৯.৫০'],
    [999, '৳৯৯৯'],
    [12_000, '৳১২,০০০'],
    [120_000, '৳১,২০,০০০'],
    [12_345_678, '৳১,২৩,৪৫,৬৭৮'],
    [-5, '৳০'],
  ])('%d is %s', (amount, text) => {
    expect(bn.formatTaka(amount)).toBe(text);
  });

  test('the billing cycle follows the price', () => {
    expect(bn.formatTaka(75) + bn.cycleWords.monthly.suffix).toBe('৳৭৫/মাস');
    expect(bn.formatTaka(800) + bn.cycleWords.annually.suffix).toBe('৳৮০০/বছর');
  });
});

test('numbers, percentages and counts are the same as in English', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double({ noNaN: true })), (number) => {
      expect(inEnglishDigits(bn.digits(number))).toBe(String(number));
      expect(en.digits(number)).toBe(String(number));
    }),
  );
  expect(bn.digits('99.9%')).toBe('৯৯.৯%');
});

test.each([
  ['64 GB', '৬৪ জিবি'],
  ['1.5 TB', '১.৫ টিবি'],
  ['100', '১০০'],
  ['Ryzen 5 3600', 'Ryzen 5 3600'],
])('%s is written %s', (amount, text) => {
  expect(bn.amount(amount)).toBe(text);
  expect(en.amount(amount)).toBe(amount);
});

describe('dates and times', () => {
  test('a day has the same numbers as in English, and the month’s name', () => {
    const { months } = bangla('words/language.yaml') as Language;
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-').map(Number);
          expect(inEnglishDigits(bn.day(iso))).toBe(`${day} ${months[Number(month) - 1]} ${year}`);
        },
      ),
    );
    expect(bn.day('2026-02-01')).toBe('১ ফেব্রুয়ারি ২০২৬');
  });

  test.each([
    ['00:00', 'রাত ১২টা'],
    ['05:30', 'ভোর ৫টা ৩০ মিনিট'],
    ['10:00', 'সকাল ১০টা'],
    ['12:00', 'দুপুর ১২টা'],
    ['17:00', 'বিকেল ৫টা'],
    ['19:05', 'সন্ধ্যা ৭টা ৫ মিনিট'],
    ['23:59', 'রাত ১১টা ৫৯ মিনিট'],
  ])('%s is %s', (clock, text) => {
    expect(bn.time(clock)).toBe(text);
    expect(en.time(clock)).toBe(clock);
  });

  test('the end of a countdown is in its own time zone', () => {
    expect(bn.dateInWords('2026-11-27T00:00:00+06:00')).toBe('২৭ নভেম্বর ২০২৬, রাত ১২টা (UTC+৬)');
  });
});

test('phone numbers are written as people dial them', () => {
  expect(bn.phone('+880 1234-567890')).toBe('০১২৩৪-৫৬৭৮৯০');
  expect(bn.phone('+1 555-0100')).toBe('+১ ৫৫৫-০১০০');
  expect(en.phone('+880 1234-567890')).toBe('+880 1234-567890');
});

test('the countdown counts in Bangla, with one form for one and many', () => {
  const copy = bangla('words/countdown.yaml') as CountdownCopy;
  const target = '2026-11-27T00:00:00+06:00';
  vi.useFakeTimers({ now: new Date('2026-11-15T22:58:57+06:00') });
  const states = { anytime: 'ক', before: 'খ', after: 'গ' };
  render(createElement(bn.Countdown, { target, copy, states }));
  const shown = screen.getByRole('timer').textContent.trim();
  cleanup();
  vi.useRealTimers();
  expect(shown).toBe('১১ দিন ০১ ঘণ্টা ০১ মিনিট ০৩ সেকেন্ড');
});
