/** How good a thing is. A warning works, but should be looked at; a problem is seen by visitors. */
export type Level = 'ok' | 'warning' | 'problem';

/** What the doctor says about one thing. */
export interface Finding {
  level: Level;
  /** What was looked at: '36 Gold VPS, monthly'. */
  subject: string;
  message: string;
}

/** One question to the portal, with the finding for each thing that it was asked of. */
export interface Check {
  /** Names the check for machines. */
  id: string;
  title: string;
  /** One line that sums the findings up. */
  summary: string;
  /** Empty where nothing could be looked at, because the calls before have failed. */
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

/** The worst level among findings; `skipped` where there are none. */
export function worstLevel(findings: readonly Finding[]): Level | 'skipped' {
  if (findings.length === 0) return 'skipped';
  const found = new Set(findings.map(({ level }) => level));
  return found.has('problem') ? 'problem' : found.has('warning') ? 'warning' : 'ok';
}

/** A product is asked for by several pages; what is the same for all of them is said once. */
export function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byText = new Map(
    findings.map((finding) => [`${finding.level} ${finding.subject} ${finding.message}`, finding]),
  );
  return [...byText.values()];
}

/** How many subjects have no problem: '14 of 15'. */
export function goodOf(findings: readonly Finding[]): string {
  const subjects = new Set(findings.map(({ subject }) => subject));
  const bad = new Set(findings.filter(({ level }) => level === 'problem').map((f) => f.subject));
  return `${subjects.size - bad.size} of ${subjects.size}`;
}
