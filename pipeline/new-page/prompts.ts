import { UserError } from '../../cli/user-error.ts';
import { areas, optionProblem, textOptions } from './page-options.ts';
import type { PageOptions } from './page-options.ts';

const questions: Readonly<Record<keyof typeof optionProblem, string>> = {
  path: 'Path, e.g. /managed-hosting: ',
  title: 'Title for the browser tab and the menus: ',
  area: `Area (${areas.join(', ')}): `,
};

/** Asks one question; resolves with null if the user quits. */
export type Prompt = (question: string) => Promise<string | null>;

/**
 * Checks the options given as flags and prompts for the others until the answers are valid. Without
 * `prompt`, a missing option is an error.
 */
export async function completeOptions(
  given: Partial<PageOptions>,
  prompt: Prompt | undefined,
): Promise<PageOptions> {
  for (const name of textOptions) {
    const value = given[name];
    const problem = value === undefined ? null : optionProblem[name](value);
    if (problem !== null) throw new UserError(problem);
  }
  return {
    path: given.path ?? (await promptFor('path', prompt)),
    title: given.title ?? (await promptFor('title', prompt)),
    area: given.area ?? (await promptFor('area', prompt)),
    ...(given.react && { react: true }),
  };
}

async function promptFor(
  name: keyof typeof optionProblem,
  prompt: Prompt | undefined,
): Promise<string> {
  if (!prompt) {
    throw new UserError(
      `--${name} is missing: give --path, --title and --area, or run the command in a terminal.`,
    );
  }
  let lastProblem = '';
  for (;;) {
    const answer = (await prompt(lastProblem + questions[name]))?.trim();
    if (answer === undefined) throw new UserError('Cancelled. Nothing was written.');
    const problem = optionProblem[name](answer);
    if (problem === null) return answer;
    lastProblem = `${problem}\n`;
  }
}
