import type * as v from 'valibot';
import { asInclude } from './includes.ts';
import type { FieldPath } from './problem.ts';

/** The parts of a valibot schema that describe nested values. */
interface SchemaParts {
  type: string;
  pipe?: readonly SchemaParts[];
  metadata?: { words?: boolean };
  entries?: Readonly<Record<string, SchemaParts>>;
  item?: SchemaParts;
  value?: SchemaParts;
  wrapped?: SchemaParts;
  options?: readonly (SchemaParts | string)[];
}

interface Words {
  field: FieldPath;
  text: string;
}

/** The texts in a value that visitors read. The schema tells them from ids, icons and addresses. */
export function wordsIn(schema: v.GenericSchema, value: unknown): Words[] {
  return collect(schema, value, []);
}

/** Whether a schema, or one that it refines, is marked as words. */
function hasWords({ metadata, pipe = [] }: SchemaParts): boolean {
  return metadata?.words === true || pipe.some((part) => part.pipe !== pipe && hasWords(part));
}

function collect(schema: SchemaParts, value: unknown, field: FieldPath): Words[] {
  if (typeof value === 'string') {
    if (hasWords(schema)) return [{ field, text: value }];
  }
  if (schema.wrapped) return collect(schema.wrapped, value, field);
  if (schema.type === 'union' || schema.type === 'variant') {
    return (schema.options ?? []).flatMap((option) =>
      typeof option === 'string' ? [] : collect(option, value, field),
    );
  }
  if (typeof value !== 'object' || value === null || asInclude(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = schema.item ?? schema.value ?? schema.entries?.[key];
    const place = [...field, Array.isArray(value) ? Number(key) : key];
    return inside ? collect(inside, item, place) : [];
  });
}
