import type * as v from 'valibot';
import { withoutAbsent } from './absent.ts';
import { checkValue } from './check-value.ts';
import { originalOf } from './content-file.ts';
import { wordsIn } from './marked-fields.ts';
import { overlay } from './overlay.ts';
import type { Report } from './problem.ts';
import { isTranslation } from './translation.ts';

/** The checked value of a file of facts or words; a translation's words are laid over the original's. */
export function readWords(
  name: string,
  schema: v.GenericSchema,
  written: ReadonlyMap<string, unknown>,
  absent: readonly string[],
  report: Report,
): unknown {
  const data = written.get(name);
  const check = (complete: unknown, reportIn: Report) => {
    const left = withoutAbsent(complete, absent, reportIn);
    return checkValue(schema, left.data, left.report);
  };
  if (!isTranslation(name)) return check(data, report);
  const original = written.get(originalOf(name));
  let found = 0;
  const count: Report = (field, message) => {
    found += 1;
    report(field, message);
  };
  const words = new Set(wordsIn(schema, original).map(({ field }) => field.join('.')));
  const merged = overlay(original, data, words, count);
  return found > 0 ? undefined : check(merged, report);
}
