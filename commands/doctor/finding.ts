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
