import { createInterface } from 'node:readline';
import { UserError } from '../cli/user-error.ts';
import { languageCodes } from '../../src/schema/languageCodes.ts';

/** What a new site has to know about its company. */
export interface Answers {
  brand: string;
  city: string;
  /** Empty if there is no hotline. */
  phone: string;
  email: string;
  portal: string;
  currency: string;
  languages: readonly string[];
  colour: string;
  pages: 'essential' | 'all';
}

interface Question {
  ask: string;
  fallback: (brand: string) => string;
  pattern: RegExp;
  advice: string;
}

const slugOf = (brand: string) => brand.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || 'company';

export const questions: Readonly<Record<keyof Answers, Question>> = {
  brand: {
    ask: 'The company’s name',
    fallback: () => '',
    pattern: /^(?=.*\S).{1,24}$/,
    advice: 'write a name of up to 24 letters',
  },
  city: {
    ask: 'The city it is based in',
    fallback: () => 'Dhaka',
    pattern: /\S/,
    advice: 'write a city',
  },
  phone: {
    ask: 'The hotline, such as +880 1711-000000; "none" without one',
    fallback: () => 'none',
    pattern: /^(none|\+[\d -]{7,})$/,
    advice: 'write + and the country code, then digits, spaces and hyphens, or none',
  },
  email: {
    ask: 'The support address',
    fallback: (brand) => `support@${slugOf(brand)}.example`,
    pattern: /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    advice: 'write an email address',
  },
  portal: {
    ask: 'The customer portal',
    fallback: (brand) => `https://portal.${slugOf(brand)}.example`,
    pattern: /^https?:\/\/[^\s?#]*[^\s/?#]$/,
    advice: 'write an address such as https://portal.example.com, without a final slash',
  },
  currency: {
    ask: 'The currency of all prices, BDT, USD or EUR',
    fallback: () => 'BDT',
    pattern: /^(BDT|USD|EUR)$/,
    advice: 'write BDT, USD or EUR',
  },
  languages: {
    ask: 'The languages, such as en or en,bn',
    fallback: () => 'en',
    pattern: new RegExp(`^en(,(${languageCodes.join('|')}))?$`),
    advice: 'write en, or en,bn',
  },
  colour: {
    ask: 'The main colour',
    fallback: () => '#1a47c4',
    pattern: /^#[0-9a-f]{6}$/i,
    advice: 'write six digits such as #1a47c4',
  },
  pages: {
    ask: 'Pages: essential, or all with other home pages and sales',
    fallback: () => 'essential',
    pattern: /^(essential|all)$/,
    advice: 'write essential or all',
  },
};

/** Takes the answers from the flags, and asks for the others; with --yes it takes what the brand suggests. */
export async function readAnswers(
  flags: Readonly<Partial<Record<keyof Answers, string>>>,
  isAsking: boolean,
): Promise<Answers> {
  const found: Partial<Record<keyof Answers, string>> = {};
  const terminal = isAsking ? createInterface({ input: process.stdin }) : undefined;
  const lines = terminal?.[Symbol.asyncIterator]();
  for (const [key, { ask, fallback, pattern, advice }] of Object.entries(questions)) {
    const name = key as keyof Answers;
    const suggested = fallback(found.brand ?? '');
    let answer = flags[name] ?? suggested;
    if (lines && flags[name] === undefined) {
      let prompt = `${ask}${suggested && ` [${suggested}]`}: `;
      do {
        process.stdout.write(prompt);
        const { value, done } = await lines.next();
        if (done === true) throw new UserError('There was no answer to the last question.');
        answer = value.trim() || suggested;
        prompt = `Please ${advice}: `;
      } while (!pattern.test(answer));
    }
    if (!pattern.test(answer)) throw new UserError(`--${name}: ${advice} (got '${answer}').`);
    found[name] = answer;
  }
  terminal?.close();
  const { languages = '', phone = '' } = found;
  return {
    ...(found as unknown as Answers),
    phone: phone === 'none' ? '' : phone,
    languages: languages.split(','),
  };
}
