import type * as v from 'valibot';
import type { Reference } from '../../../src/schema/references.ts';
import type { FieldPath } from './problem.ts';

/** What a schema says about a field besides its shape. */
type Mark = Partial<Reference> & { words?: true; icon?: true; below?: true; billingCycle?: true };

/** The parts of a valibot schema that describe nested values. */
interface SchemaParts {
  type: string;
  pipe?: readonly SchemaParts[];
  metadata?: Mark;
  entries?: Readonly<Record<string, SchemaParts>>;
  item?: SchemaParts;
  value?: SchemaParts;
  wrapped?: SchemaParts;
  options?: readonly (SchemaParts | string)[];
}

export interface MarkedText {
  field: FieldPath;
  text: string;
  mark: Mark;
}

/** What a schema, or one that it refines, is marked with. */
export function markOf(schema: v.GenericSchema): Mark {
  return marksIn(schema);
}

function marksIn({ metadata, pipe = [] }: SchemaParts): Mark {
  return Object.assign(
    {},
    ...pipe.filter((part) => part.pipe !== pipe).map(marksIn),
    metadata,
  ) as Mark;
}

/** The texts in a value whose fields are marked: as words that visitors read, icons, or names of files. */
export function markedFields(schema: v.GenericSchema, value: unknown): MarkedText[] {
  return collect(schema, value, []);
}

/** The texts in a value that visitors read. The schema tells them from ids, icons and addresses. */
export function wordsIn(schema: v.GenericSchema, value: unknown): MarkedText[] {
  return markedFields(schema, value).filter(({ mark }) => mark.words);
}

function collect(schema: SchemaParts, value: unknown, field: FieldPath): MarkedText[] {
  if (typeof value === 'string') {
    const mark = marksIn(schema);
    if (mark.words || mark.icon || mark.reference) return [{ field, text: value, mark }];
  }
  if (schema.wrapped) return collect(schema.wrapped, value, field);
  if (schema.type === 'union' || schema.type === 'variant') {
    return (schema.options ?? []).flatMap((option) =>
      typeof option === 'string' ? [] : collect(option, value, field),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = schema.item ?? schema.value ?? schema.entries?.[key];
    const place = [...field, Array.isArray(value) ? Number(key) : key];
    return inside ? collect(inside, item, place) : [];
  });
}
