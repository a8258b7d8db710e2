import * as v from 'valibot';
import { UserError } from '../../cli/user-error.ts';

/** Problems that the editor of the content can fix, so no stack trace is shown. */
export class ContentError extends UserError {
  override name = 'ContentError';

  constructor(problems: readonly string[]) {
    super(`The content has problems:\n- ${[...new Set(problems)].join('\n- ')}`);
  }
}

/** Problems of one value, each with file, field and fix. */
export function schemaProblems(
  file: string,
  schema: v.GenericSchema,
  value: unknown,
  name: string,
): string[] {
  const result = v.safeParse(schema, value);
  return (result.issues ?? []).map((issue) => {
    const field = [name, v.getDotPath(issue)].filter(Boolean).join('.');
    return `${file}: ${field}: ${issue.message}`;
  });
}

/** Values that appear more than once in a list where each has to be unique. */
export function repeated(
  file: string,
  field: string,
  values: readonly (string | number)[],
): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${file}: ${field}: '${value}' appears twice; it must be unique`,
  );
}
