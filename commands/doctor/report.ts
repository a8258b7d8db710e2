import { worstLevel } from './finding.ts';
import type { Check, Finding, Level } from './finding.ts';

export interface Subject {
  portal: string;
  origin: string;
}

export type Paint = (level: Level | 'skipped', text: string) => string;

const colours = { ok: 32, warning: 33, problem: 31, skipped: 2 } as const;

/** Colours text with terminal codes, or leaves it plain. */
export function painter(coloured: boolean): Paint {
  return (level, text) => (coloured ? `\u001B[${colours[level]}m${text}\u001B[0m` : text);
}

const labels = { ok: 'ok', warning: 'warning', problem: 'PROBLEM', skipped: '-' } as const;
const labelWidth = 9;
const titleWidth = 16;

/** The report for people: one line per check, with its warnings and problems below. */
export function formatTable(
  { portal, origin }: Subject,
  checks: readonly Check[],
  paint: Paint,
): string {
  const lines = [`${portal}, called from ${origin}`, ''];
  for (const { title, summary, findings } of checks) {
    const level = worstLevel(findings);
    const label = paint(level, labels[level].padEnd(labelWidth));
    const text = level === 'skipped' ? 'skipped: no data to check' : summary;
    lines.push(`  ${label}${title.padEnd(titleWidth)}${text}`);
    lines.push(...detailLines(findings, paint));
  }
  return [...lines, '', closingLine(checks)].join('\n');
}

/** Subjects with the same message share a line. */
function detailLines(findings: readonly Finding[], paint: Paint): string[] {
  const groups = new Map<string, { level: Level; message: string; subjects: string[] }>();
  for (const { level, subject, message } of findings) {
    if (level === 'ok') continue;
    const key = `${level} ${message}`;
    const group = groups.get(key) ?? { level, message, subjects: [] };
    group.subjects.push(subject);
    groups.set(key, group);
  }
  const indent = ' '.repeat(labelWidth + 2);
  return [...groups.values()].map(
    ({ level, message, subjects }) =>
      `${indent}${paint(level, '•')} ${listSubjects(subjects)}: ${message}`,
  );
}

function listSubjects(subjects: readonly string[]): string {
  const shown = subjects.slice(0, 3);
  const more = subjects.length - shown.length;
  return shown.join('; ') + (more > 0 ? ` and ${more} more` : '');
}

function closingLine(checks: readonly Check[]): string {
  const { problem, warning } = countFindings(checks);
  if (problem === 0 && warning === 0) return 'The portal has everything the site needs.';
  return `${pluralize(problem, 'problem')}, ${pluralize(warning, 'warning')}.`;
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function countFindings(checks: readonly Check[]): Record<Level, number> {
  const counts = { ok: 0, warning: 0, problem: 0 };
  for (const { level } of checks.flatMap(({ findings }) => findings)) counts[level] += 1;
  return counts;
}

/** The report for scripts, with every finding. */
export function formatJson(subject: Subject, checks: readonly Check[]): string {
  const counts = countFindings(checks);
  const result = counts.problem > 0 ? 'problems' : counts.warning > 0 ? 'warnings' : 'ok';
  const withLevels = checks.map((check) => ({ level: worstLevel(check.findings), ...check }));
  return JSON.stringify({ ...subject, result, counts, checks: withLevels }, null, 2);
}

/** The report for scripts if the portal could not be reached. */
export function formatJsonError(subject: Subject, error: string): string {
  return JSON.stringify({ ...subject, result: 'unreachable', error }, null, 2);
}
