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

const findingOf =
  (level: Level) =>
  (subject: string, message: string): Finding => ({ level, subject, message });
export const ok = findingOf('ok');
export const warning = findingOf('warning');
export const problem = findingOf('problem');

/** A check, whose summary starts with how many subjects have no problem: '14 of 15 …'. */
export function checkOf(
  id: string,
  title: string,
  found: readonly Finding[],
  summary: string,
): Check {
  // Several pages ask for the same product and find the same thing.
  const findings = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  const subjects = new Set(findings.map(({ subject }) => subject));
  const problems = findings.filter(({ level }) => level === 'problem');
  const passed = subjects.size - new Set(problems.map(({ subject }) => subject)).size;
  return { id, title, summary: `${passed} of ${subjects.size} ${summary}`, findings };
}
