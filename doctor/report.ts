import { worstLevel } from './finding.ts';
import type { Check, Finding, Level } from './finding.ts';

/** What was looked at. */
export interface Subject {
  portal: string;
  origin: string;
}

export type Paint = (level: Level | 'skipped', text: string) => string;

const colours = { ok: 32, warning: 33, problem: 31, skipped: 2 } as const;

/** Colours by terminal codes, or none at all. */
export function painter(coloured: boolean): Paint {
  return (level, text) => (coloured ? `\u001B[${colours[level]}m${text}\u001B[0m` : text);
}

const marks = { ok: 'ok', warning: 'warning', problem: 'PROBLEM', skipped: '-' } as const;
const markWidth = 9;
const titleWidth = 16;

/** The table for people: a line for each check, and under it all that is not well. */
export function tableOf(
  { portal, origin }: Subject,
  checks: readonly Check[],
  paint: Paint,
): string {
  const lines = [`${portal}, asked as ${origin}`, ''];
  for (const { title, summary, findings } of checks) {
    const level = worstLevel(findings);
    const mark = paint(level, marks[level].padEnd(markWidth));
    const words =
      level === 'skipped' ? 'not looked at: the portal sent nothing of the kind' : summary;
    lines.push(`  ${mark}${title.padEnd(titleWidth)}${words}`);
    lines.push(...detailLines(findings, paint));
  }
  return [...lines, '', closingLine(checks)].join('\n');
}

/** Findings that say the same of many things are one line. */
function detailLines(findings: readonly Finding[], paint: Paint): string[] {
  const groups = new Map<string, string[]>();
  for (const { level, subject, message } of findings) {
    if (level === 'ok') continue;
    const line = `${paint(level, '•')} {subjects}: ${message}`;
    groups.set(line, [...(groups.get(line) ?? []), subject]);
  }
  const indent = ' '.repeat(markWidth + 2);
  return [...groups].map(
    ([line, subjects]) => indent + line.replace('{subjects}', () => listed(subjects)),
  );
}

function listed(subjects: readonly string[]): string {
  const shown = subjects.slice(0, 3);
  const more = subjects.length - shown.length;
  return shown.join('; ') + (more > 0 ? ` and ${more} more` : '');
}

function closingLine(checks: readonly Check[]): string {
  const { problem, warning } = countsOf(checks);
  if (problem === 0 && warning === 0) return 'The portal gives the site all that it needs.';
  return `${numbered(problem, 'problem')}, ${numbered(warning, 'warning')}.`;
}

function numbered(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** How many findings there are of each level. */
export function countsOf(checks: readonly Check[]): Record<Level, number> {
  const counts = { ok: 0, warning: 0, problem: 0 };
  for (const { level } of checks.flatMap(({ findings }) => findings)) counts[level] += 1;
  return counts;
}

/** The same for machines, with every finding. */
export function jsonOf(subject: Subject, checks: readonly Check[]): string {
  const counts = countsOf(checks);
  const result = counts.problem > 0 ? 'problems' : counts.warning > 0 ? 'warnings' : 'ok';
  const levelled = checks.map((check) => ({ level: worstLevel(check.findings), ...check }));
  return JSON.stringify({ ...subject, result, counts, checks: levelled }, null, 2);
}

/** For machines, where the portal could not be looked at. */
export function jsonFailure(subject: Subject, error: string): string {
  return JSON.stringify({ ...subject, result: 'could-not-look', error }, null, 2);
}
