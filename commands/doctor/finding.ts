/** A warning deserves attention but breaks nothing; visitors notice a problem. */
export type Level = 'ok' | 'warning' | 'problem';

export interface Finding {
  level: Level;
  /** What was checked: '36 Gold VPS, monthly'. */
  subject: string;
  message: string;
}

export interface Check {
  /** The name in JSON reports. */
  id: string;
  title: string;
  summary: string;
  /** Empty if the calls this check depends on failed. */
  findings: readonly Finding[];
}

export function ok(subject: string, message: string): Finding {
  return { level: 'ok', subject, message };
}

export function warning(subject: string, message: string): Finding {
  return { level: 'warning', subject, message };
}

export function problem(subject: string, message: string): Finding {
  return { level: 'problem', subject, message };
}

/** A check, whose summary starts with how many subjects have no problem: '14 of 15 …'. */
export function checkOf(
  id: string,
  title: string,
  findings: readonly Finding[],
  summary: string,
): Check {
  const unique = withoutRepeats(findings);
  return { id, title, summary: `${passedOf(unique)} ${summary}`, findings: unique };
}

/** Several pages ask for the same product and find the same thing. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byText = new Map(
    findings.map((finding) => [`${finding.level} ${finding.subject} ${finding.message}`, finding]),
  );
  return [...byText.values()];
}

function passedOf(findings: readonly Finding[]): string {
  const subjects = new Set(findings.map(({ subject }) => subject));
  const failed = new Set(findings.filter(({ level }) => level === 'problem').map((f) => f.subject));
  return `${subjects.size - failed.size} of ${subjects.size}`;
}

/** The worst level among the findings, or `skipped` if there are none. */
export function worstLevel(findings: readonly Finding[]): Level | 'skipped' {
  const levels = new Set(findings.map(({ level }) => level));
  return (['problem', 'warning', 'ok'] as const).find((level) => levels.has(level)) ?? 'skipped';
}
