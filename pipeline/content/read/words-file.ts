import type * as v from 'valibot';
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
  report: Report,
): unknown {
  const data = written.get(name);
  if (!isTranslation(name)) return checkValue(schema, data, report);
  const original = written.get(originalOf(name));
  let found = 0;
  const count: Report = (field, message) => {
    found += 1;
    report(field, message);
  };
  const words = new Set(wordsIn(schema, original).map(({ field }) => field.join('.')));
  const merged = overlay(original, data, words, count);
  return found > 0 ? undefined : checkValue(schema, merged, report);
}
