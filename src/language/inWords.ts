import { language } from '../site/language.ts';
import {
  amountInWords,
  dayInWords,
  phoneInWords,
  timeInWords,
  withDigits,
} from '../site/inWords.ts';

/** A number, or a text with numbers in it, in the digits of this edition. */
export function digits(value: string | number): string {
  return withDigits(String(value), language);
}

/** Whether this edition has digits of its own. */
export const hasOwnDigits = !language.digits.startsWith('0');

/** A number as a visitor typed it, in ASCII digits and without separators. */
export function typedNumber(text: string): string {
  return text.trim().replaceAll(/\D/g, (sign) => {
    const digit = language.digits.indexOf(sign);
    if (digit >= 0) return String(digit);
    return sign === ',' ? '' : sign;
  });
}

/** '64 GB' in the digits and units of this edition. */
export function amount(value: string | number): string {
  return amountInWords(value, language);
}

/** '17:00' as this edition writes it. */
export function time(clock: string): string {
  return timeInWords(clock, language);
}

/** '2026-10-11' as this edition writes it. */
export function day(date: string): string {
  return dayInWords(date, language);
}

/** A phone number as readers of this edition dial it. */
export function phone(number: string): string {
  return phoneInWords(number, language);
}
