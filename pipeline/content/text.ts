import type * as v from 'valibot';
import { icon, words } from '../../src/content/schema/fields.ts';
import { linkTarget } from '../../src/content/schema/linkFields.ts';
import { schemaProblems } from './problems.ts';

/** Fields that mean the same in every file. */
const byName: Readonly<Record<string, v.GenericSchema>> = { to: linkTarget, icon };

/** Problems in text without a schema: empty strings, broken links, unknown icons. */
export function textProblems(file: string, field: string, value: unknown): string[] {
  if (typeof value === 'string') return schemaProblems(file, words, value, field);
  if (value === undefined || Number.isNaN(value)) {
    return [`${file}: ${field}: the value is missing; write one, or remove the field`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const schema = byName[name];
    const place = `${field}.${name}`;
    return schema ? schemaProblems(file, schema, inner, place) : textProblems(file, place, inner);
  });
}

/** Fields that must be unique within a list. */
const keys = ['id', 'question'] as const;

/** Lists, at any depth, with the same id or question twice. */
export function duplicateProblems(file: string, field: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    duplicateProblems(file, `${field}.${name}`, inner),
  );
  if (!Array.isArray(value)) return inside;
  const entries = value as readonly unknown[];
  const twice = keys.flatMap((key) => {
    const values = entries.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && key in entry
        ? [(entry as Record<string, unknown>)[key]]
        : [],
    );
    return [...new Set(values.filter((one, index) => values.indexOf(one) !== index))].map(
      (one) => `${file}: ${field}: the ${key} '${String(one)}' appears twice; it must be unique`,
    );
  });
  return [...inside, ...twice];
}
