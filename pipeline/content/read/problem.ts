import { UserError } from '../../../commands/cli/user-error.ts';

/** A value's path within a file, such as `['plans', 0, 'name']`. */
export type FieldPath = readonly (string | number)[];

/** Reports a problem at a field of the file that is being checked. */
export type Report = (field: FieldPath, message: string) => void;

/** A mistake in the content, described for the person who edited it. */
export interface Problem {
  /** From the project's folder: `content/site.yaml`. */
  file: string;
  /** Where in the file, if known; the first line is 1. */
  line?: number | undefined;
  /** Such as `plans.0.name`; empty for the file as a whole. */
  field: string;
  /** What is wrong and what to write instead. */
  message: string;
}

/** `content/site.yaml:12: brand: write a text` */
export function describeProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, field, message].filter(Boolean).join(': ');
}

/** Problems that the person who edited the content can fix, so no stack trace is shown. */
export class ContentError extends UserError {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = [...new Set(problems.map(describeProblem))];
    super(`The content has problems:\n- ${lines.join('\n- ')}`);
    this.problems = problems;
  }
}
