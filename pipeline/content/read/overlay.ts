import type { FieldPath, Report } from './problem.ts';

/** Fields whose value a translation repeats, so that a reader of its file knows where they are. */
const landmarks = new Set(['section']);

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * A file of the default language with the words of a translation laid over it. `words` are the fields that
 * have to be translated; a translation holds them and nothing else.
 */
export function overlay(
  original: unknown,
  translation: unknown,
  words: ReadonlySet<string>,
  report: Report,
): unknown {
  return lay(original, translation, []);

  function lay(below: unknown, above: unknown, field: FieldPath): unknown {
    if (!isNested(below)) return layValue(below, above, field);
    if (
      above !== undefined &&
      (!isNested(above) || Array.isArray(above) !== Array.isArray(below))
    ) {
      report(field, `write ${Array.isArray(below) ? 'a list' : 'fields'} here, as in the original`);
      return below;
    }
    for (const [key, value] of Object.entries(above ?? {})) {
      const place = [...field, Array.isArray(below) ? Number(key) : key];
      if (at(below, key) === undefined && value !== undefined) {
        report(place, 'the original does not have this; remove it');
      }
    }
    const entries = Object.entries(below).map(([key, value]) => {
      const place = [...field, Array.isArray(below) ? Number(key) : key];
      return [key, lay(value, at(above, key), place)] as const;
    });
    return Array.isArray(below) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }

  function layValue(below: unknown, above: unknown, field: FieldPath): unknown {
    const key = String(field.at(-1));
    if (landmarks.has(key)) {
      if (above !== below) report(field, `write ${key}: ${String(below)} here, as in the original`);
      return below;
    }
    const isWord = words.has(field.join('.'));
    if (isWord && above === undefined) {
      report(field, `this is not translated: '${String(below)}'`);
      return below;
    }
    if (!isWord && above !== undefined) {
      report(field, 'only words are translated; remove this line');
      return below;
    }
    return isWord ? above : below;
  }
}
