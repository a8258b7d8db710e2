import { createInterface } from 'node:readline';
import { UserError } from '../cli/user-error.ts';

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

/** What to ask, what the answer has to look like, and what it is if nobody says. */
type Question = readonly [ask: string, pattern: RegExp, advice: string, fallback: string];

export const questions: Readonly<Record<keyof Answers, Question>> = {
  brand: ['The company’s name', /^(?=.*\S).{1,24}$/, 'write a name of up to 24 letters', ''],
  city: ['The city it is based in', /\S/, 'write a city', 'Dhaka'],
  phone: [
    'The hotline; "none" without one',
    /^(none|\+[\d -]{7,})$/,
    'write a number such as +880 1711-000000, or none',
    'none',
  ],
  email: [
    'The support address',
    /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'write an email address',
    'support@{company}.example',
  ],
  portal: [
    'The customer portal',
    /^https?:\/\/[^\s?#]*[^\s/?#]$/,
    'write an address such as https://portal.example.com, without a final slash',
    'https://portal.{company}.example',
  ],
  currency: ['The currency, BDT, USD or EUR', /^(BDT|USD|EUR)$/, 'write BDT, USD or EUR', 'BDT'],
  languages: [
    'The languages, the main one first, such as en or bn,en',
    /^(?:en|bn|en,bn|bn,en)$/,
    'write en, bn, en,bn or bn,en',
    'en',
  ],
  colour: ['The main colour', /^#[0-9a-f]{6}$/i, 'write six digits such as #1a47c4', '#1a47c4'],
  pages: [
    'Pages: essential, or all with other home pages and sales',
    /^(essential|all)$/,
    'write essential or all',
    'essential',
  ],
};

/** Takes the answers from the flags, and asks for the others; with --yes it takes what the brand suggests. */
export async function readAnswers(
  flags: Readonly<Partial<Record<keyof Answers, string>>>,
  isAsking: boolean,
): Promise<Answers> {
  const found: Partial<Record<keyof Answers, string>> = {};
  const terminal = isAsking ? createInterface({ input: process.stdin }) : undefined;
  const lines = terminal?.[Symbol.asyncIterator]();
  for (const [key, [ask, pattern, advice, fallback]] of Object.entries(questions)) {
    const name = key as keyof Answers;
    const company = found.brand?.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || 'company';
    const suggested = fallback.replace('{company}', company);
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
