import * as v from 'valibot';
import { fields, list, verbatim } from './fields.ts';
import { languageCodes } from './languageCodes.ts';

function isPattern(value: string): boolean {
  try {
    return new RegExp(value, 'u').source !== '';
  } catch {
    return false;
  }
}

const habit = fields({
  find: v.pipe(
    v.string('write a pattern'),
    v.check(isPattern, 'write a regular expression, such as best if'),
    v.description('What to look for, as a regular expression; capitals do not matter'),
  ),
  problem: verbatim('What is wrong with it'),
  better: verbatim('What to write instead'),
});

const habitsOf = v.optional(v.pipe(list(habit, 0), v.description('Habits in this language')), []);

/** Habits of writing that `npm run verify` points out, by language. */
export const habitsSchema = fields(
  Object.fromEntries(languageCodes.map((code) => [code, habitsOf])),
);

export type Habits = Readonly<Record<string, readonly v.InferOutput<typeof habit>[]>>;
