import type * as v from 'valibot';
import { icon, words } from '../../src/content/schema/fields.ts';
import { linkTarget } from '../../src/content/schema/linkFields.ts';
import { schemaMistakes } from './mistakes.ts';

/** What a field with one of these names is, in any file. */
const byName: Readonly<Record<string, v.GenericSchema>> = { to: linkTarget, icon };

/**
 * Mistakes in words that have no schema of their own: empty texts, links that lead nowhere, icons
 * that are not drawn.
 */
export function wordMistakes(file: string, field: string, value: unknown): string[] {
  if (typeof value === 'string') return schemaMistakes(file, words, value, field);
  if (value === undefined || Number.isNaN(value)) {
    return [`${file}: ${field}: there is nothing here; write a value, or leave the field out`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const schema = byName[name];
    const place = `${field}.${name}`;
    return schema ? schemaMistakes(file, schema, inner, place) : wordMistakes(file, place, inner);
  });
}

/** What tells the entries of one list apart. */
const keys = ['id', 'question'] as const;

/** Lists, at any depth, in which an id or a question stands twice. */
export function duplicateMistakes(file: string, field: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    duplicateMistakes(file, `${field}.${name}`, inner),
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
      (one) => `${file}: ${field}: the ${key} '${String(one)}' stands twice; each needs its own`,
    );
  });
  return [...inside, ...twice];
}
