import { styleText } from 'node:util';
import type { AuditOptions } from './audit.ts';
import type { Check, Finding, Level } from './finding.ts';

type Subject = Pick<AuditOptions, 'portal' | 'origin'>;

const labels = { problem: 'PROBLEM', warning: 'warning', ok: 'ok', skipped: '-' } as const;
const colours = { problem: 'red', warning: 'yellow', ok: 'green', skipped: 'dim' } as const;
const labelWidth = 9;
const titleWidth = 16;

/** The worst level among the findings, or `skipped` if there are none. */
export function worstLevel(findings: readonly Finding[]): Level | 'skipped' {
  const levels = new Set(findings.map(({ level }) => level));
  return (['problem', 'warning', 'ok'] as const).find((level) => levels.has(level)) ?? 'skipped';
}

/** The report for people: one line per check, with its warnings and problems below. On a terminal it has colours. */
export function formatTable({ portal, origin }: Subject, checks: readonly Check[]): string {
  const lines = [`${portal}, called from ${origin}`, ''];
  for (const { title, summary, findings } of checks) {
    const level = worstLevel(findings);
    const label = styleText(colours[level], labels[level].padEnd(labelWidth));
    const text = level === 'skipped' ? 'skipped: no data to check' : summary;
    lines.push(`  ${label}${title.padEnd(titleWidth)}${text}`, ...detailLines(findings));
  }
  const { problem, warning } = countFindings(checks);
  const closing =
    problem + warning === 0
      ? 'The portal has everything the site needs.'
      : `${pluralize(problem, 'problem')}, ${pluralize(warning, 'warning')}.`;
  return [...lines, '', closing].join('\n');
}

/** Subjects with the same message share a line. */
function detailLines(findings: readonly Finding[]): string[] {
  const bad = findings.filter(({ level }) => level !== 'ok');
  const distinct = new Map(bad.map((finding) => [`${finding.level} ${finding.message}`, finding]));
  return Array.from(distinct.values(), ({ level, message }) => {
    const same = bad.filter((finding) => finding.level === level && finding.message === message);
    const subjects = same.map(({ subject }) => subject);
    const more = subjects.length > 3 ? ` and ${subjects.length - 3} more` : '';
    const bullet = styleText(colours[level], '•');
    return `${' '.repeat(labelWidth + 2)}${bullet} ${subjects.slice(0, 3).join('; ')}${more}: ${message}`;
  });
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
