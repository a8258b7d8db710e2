import { UserError } from '../../cli/user-error.ts';
import { areas, mistakeIn } from './wish.ts';
import type { Wish } from './wish.ts';

const questions: Readonly<Record<keyof Wish, string>> = {
  path: 'Path, such as /managed-hosting: ',
  title: 'Title, as the browser and the menus show it: ',
  area: `Area (${areas.join(', ')}): `,
};

/** Asks one question; null stands for a person who has left. */
export type Ask = (question: string) => Promise<string | null>;

/**
 * The whole wish: what was given, and answers for the rest. A given value that is wrong is refused;
 * a wrong answer is asked for again. Without `ask` there is nobody to answer.
 */
export async function completeWish(given: Partial<Wish>, ask: Ask | undefined): Promise<Wish> {
  for (const name of keys) {
    const value = given[name];
    const mistake = value === undefined ? null : mistakeIn[name](value);
    if (mistake !== null) throw new UserError(mistake);
  }
  return {
    path: given.path ?? (await answerTo('path', ask)),
    title: given.title ?? (await answerTo('title', ask)),
    area: given.area ?? (await answerTo('area', ask)),
  };
}

const keys = ['path', 'title', 'area'] as const satisfies readonly (keyof Wish)[];

async function answerTo(name: keyof Wish, ask: Ask | undefined): Promise<string> {
  if (!ask) {
    throw new UserError(
      `--${name} is missing: give --path, --title and --area, or run it in a terminal to be asked.`,
    );
  }
  let remark = '';
  for (;;) {
    const answer = (await ask(remark + questions[name]))?.trim();
    if (answer === undefined) throw new UserError('Nothing was written.');
    const mistake = mistakeIn[name](answer);
    if (mistake === null) return answer;
    remark = `${mistake}\n`;
  }
}
