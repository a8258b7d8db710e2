import * as v from 'valibot';
import type { Report } from './problem.ts';

/** Checks a value against a schema. Returns the schema's output, or undefined if there are problems. */
export function checkValue(schema: v.GenericSchema, value: unknown, report: Report): unknown {
  const result = v.safeParse(schema, value);
  for (const issue of result.issues ?? []) {
    const field = (issue.path ?? []).map(({ key }) => key as string | number);
    report(field, issue.message);
  }
  return result.success ? result.output : undefined;
}
