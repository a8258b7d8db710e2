import type { FieldPath, Report } from './problem.ts';

/** `include: plans/features.yaml#included`: the value of another file of the same language. */
export interface Include {
  /** From the language's folder: `plans/features.yaml`. */
  name: string;
  /** One field of it, or the whole file. */
  key: string | undefined;
}

/** Parses an object as an include; undefined if it is something else. */
export function asInclude(value: unknown): Include | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const [field, target] = entries[0] ?? [];
  if (entries.length !== 1 || field !== 'include' || typeof target !== 'string') return undefined;
  const [name = '', key] = target.split('#', 2);
  return { name, key };
}

/** Where a value is written: in the file itself, or in one that it includes. */
export interface Origin {
  file: string;
  field: FieldPath;
}

/** Reads files of one language by name; undefined if there is no such file. */
export type ReadByName = (name: string) => { file: string; data: unknown } | undefined;

/** Replaces every include with the value that it refers to, and reports those that refer to nothing. */
export function resolveIncludes(
  value: unknown,
  read: ReadByName,
  report: Report,
  field: FieldPath = [],
  within: readonly string[] = [],
): unknown {
  const include = asInclude(value);
  if (include) {
    const { name, key } = include;
    if (within.includes(name)) {
      report(field, `${name} includes itself; write the value here instead`);
      return undefined;
    }
    const target = read(name);
    const included = key === undefined ? target?.data : fieldOf(target?.data, key);
    if (included === undefined) {
      report(
        field,
        `there is no ${key === undefined ? name : `'${key}' in ${name}`}; name a file of the same language, such as plans/features.yaml#included`,
      );
      return undefined;
    }
    return resolveIncludes(included, read, () => {}, [], [...within, name]);
  }
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      resolveIncludes(item, read, report, [...field, index], within),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      resolveIncludes(item, read, report, [...field, key], within),
    ]),
  );
}

function fieldOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

/** Where the value at a path is written, once includes are followed. */
export function originOf(
  start: { file: string; data: unknown },
  field: FieldPath,
  read: ReadByName,
): Origin {
  let { file, data } = start;
  let place: (string | number)[] = [];
  for (const key of [...field, undefined]) {
    for (let include = asInclude(data); include; include = asInclude(data)) {
      const target = read(include.name);
      if (!target) return { file, field: place };
      file = target.file;
      data = include.key === undefined ? target.data : fieldOf(target.data, include.key);
      place = include.key === undefined ? [] : [include.key];
    }
    if (key === undefined) break;
    data = fieldOf(data, key);
    place = [...place, key];
  }
  return { file, field: place };
}
