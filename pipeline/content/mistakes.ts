import * as v from 'valibot';
import { UserError } from '../../cli/user-error.ts';

/** What is wrong with the content: whoever edited it can put it right, so no stack is shown. */
export class ContentError extends UserError {
  override name = 'ContentError';

  constructor(mistakes: readonly string[]) {
    super(`The content has mistakes:\n- ${[...new Set(mistakes)].join('\n- ')}`);
  }
}

/** Mistakes of one value, each with its file, its field and what to write instead. */
export function schemaMistakes(
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

/** Values that stand twice where each needs to be the only one of its kind. */
export function repeated(
  file: string,
  field: string,
  values: readonly (string | number)[],
): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${file}: ${field}: '${value}' stands twice; each needs its own`,
  );
}
