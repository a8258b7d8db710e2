import type { FieldPath, Report } from '../problem.ts';

/** Reports values that appear more than once in a list where each has to be unique. */
export function reportRepeats(
  values: readonly (string | number)[],
  fieldOf: (index: number) => FieldPath,
  report: Report,
): void {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) < index) {
      report(fieldOf(index), `'${value}' appears twice; it must be unique`);
    }
  }
}

/** Fields that must be unique within a list. */
const uniqueKeys = ['id', 'question'] as const;

/** Ids and questions that appear twice within a list, at any depth. */
export function repeatedKeys(
  value: unknown,
  field: FieldPath = [],
): { field: FieldPath; message: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    repeatedKeys(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
  if (!Array.isArray(value)) return inside;
  const entries = value as readonly unknown[];
  const repeated = uniqueKeys.flatMap((key) => {
    const values = entries.map((entry) => {
      const own = (entry as Record<string, unknown> | null)?.[key];
      return typeof own === 'string' || typeof own === 'number' ? own : undefined;
    });
    return values.flatMap((one, index) =>
      one !== undefined && values.indexOf(one) < index
        ? [
            {
              field: [...field, index, key],
              message: `the ${key} '${one}' appears twice; it must be unique`,
            },
          ]
        : [],
    );
  });
  return [...inside, ...repeated];
}
