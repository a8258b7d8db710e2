import * as v from 'valibot';
import type { FieldPath } from './problem.ts';

/** Checks a value against a schema and gives the schema's output. */
export function checkValue(
  schema: v.GenericSchema,
  value: unknown,
  report: (field: FieldPath, message: string) => void,
): unknown {
  const result = v.safeParse(schema, value);
  for (const issue of result.issues ?? []) {
    const field = (issue.path ?? []).map(({ key }) => key as string | number);
    report(field, issue.message);
  }
  return result.success ? result.output : undefined;
}
