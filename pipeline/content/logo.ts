import type { Problem } from './read/problem.ts';
import { logo } from '../../src/layout/Brand/logo.ts';

const file = 'src/layout/Brand/logo.ts';
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const command = new RegExp(String.raw`^[mlhvcsqtaz]\s*(?:${number}[\s,]*)*$`, 'i');
const argumentCounts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Whether a text is an SVG path: known commands with as many numbers as each needs. */
export function isSvgPath(path: string): boolean {
  if (!/^\s*m/i.test(path)) return false;
  const commands = path.trim().split(/(?=[a-df-z])/i);
  return commands.every((part) => {
    const needed = argumentCounts[part.charAt(0).toLowerCase()];
    const numbers = part.match(new RegExp(number, 'gi'))?.length ?? 0;
    if (needed === undefined || !command.test(part)) return false;
    return needed === 0 ? numbers === 0 : numbers > 0 && numbers % needed === 0;
  });
}

/** Parts of the logo with an invalid path, which browsers would silently leave out. */
export function logoProblems(drawn: Readonly<Record<string, unknown>> = logo): Problem[] {
  return Object.entries(drawn).flatMap(([field, value]) =>
    typeof value !== 'string' || isSvgPath(value)
      ? []
      : [{ file, field, message: `'${value}' is not an SVG path; write one such as M20 4L36 20Z` }],
  );
}
