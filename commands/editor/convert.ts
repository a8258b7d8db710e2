import { parseDocument, stringify } from 'yaml';
import type { Field } from './fields.ts';

/*
 * Between the values of files and those of forms. Forms also hold, unseen, where an entry was when the form was
 * opened (`place`), so that translations follow, and which fields were empty in the file.
 */

export type Data = Readonly<Record<string, unknown>>;

const place = '$place';
const empty = '$empty';
/** In forms, the kind of a section that is taken from another page: `use: index#faq`. */
const used = 'use';

export function isObject(value: unknown): value is Data {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map)
  );
}

export function isEmpty(value: unknown): boolean {
  if (value instanceof Map) return value.size === 0;
  if (Array.isArray(value)) return value.length === 0;
  return value === '' || value === null || (isObject(value) && Object.values(value).every(isEmpty));
}

function fieldsFor({ types, typeKey = '', fields = [] }: Field, entry: Data): Field[] {
  return types ? (types.find(({ name }) => name === entry[typeKey])?.fields ?? []) : fields;
}

/** A value of a file as its form shows it. */
export function toForm(field: Field, value: unknown): unknown {
  const { as, widget, multiple, fields, field: item } = field;
  if (value === undefined || value === null) return value;
  if (as === 'yaml') return stringify(value, { lineWidth: 0 }).trim();
  const shape =
    as === 'record' ? 'fields' : widget === 'list' || multiple === true ? 'a list' : 'a value';
  const found = Array.isArray(value) ? 'a list' : isObject(value) ? 'fields' : 'a value';
  if (found !== (shape === 'a value' && fields ? 'fields' : shape))
    throw new Error(`${field.name}: this has ${found} where the form needs ${shape}`);
  if (as === 'picture') return `/${value as string}`;
  if (as === 'record')
    return Object.entries(value).map(([key, one]) => ({
      key,
      value: toForm(fields?.[1] as Field, one),
      [place]: key,
    }));
  if (widget === 'list')
    return (value as unknown[]).map((one, index) => {
      if (!isObject(one) || item) return toForm(item as Field, one);
      const entry = field.typeKey === 'section' && used in one ? { section: used, ...one } : one;
      return Object.assign({ [place]: index }, fieldsToForm(fieldsFor(field, entry), entry));
    });
  return fields ? fieldsToForm(fields, value as Data) : value;
}

export function fieldsToForm(fields: readonly Field[], value: Data): Data {
  const shown = fields
    .map((field) => [field.name, toForm(field, value[field.name])] as const)
    .filter(([, one]) => one !== undefined);
  const kept = Object.keys(value).filter((name) => isEmpty(value[name]));
  return { ...value, ...Object.fromEntries(shown), ...(kept.length > 0 && { [empty]: kept }) };
}

/** A value of a form as it belongs in its file; undefined leaves it out. A Map is an object in a certain order. */
export function fromForm(field: Field, value: unknown): unknown {
  const { as, widget, fields, field: item } = field;
  if (as === 'flag') return value === true ? true : undefined;
  if (value === undefined || value === null || (widget === 'number' && value === ''))
    return undefined;
  if (as === 'yaml') return fromYaml(field, (value as string).trim());
  if (as === 'picture') return (value as string).replace(/^.*\//, '');
  if (as === 'record') return fromPairs(field, value as Data[]);
  if (widget === 'list')
    return (value as unknown[]).flatMap((one) => {
      const written =
        isObject(one) && !item
          ? fieldsFromForm(fieldsFor(field, one), one)
          : fromForm(item as Field, one);
      return written === undefined ? [] : [written];
    });
  return fields ? fieldsFromForm(fields, value as Data) : value;
}

export function fieldsFromForm(
  fields: readonly Field[],
  { [empty]: kept = [], ...form }: Data,
): Data {
  const { [place]: _place, ...value } = form;
  // What the form does not show, such as the kind of a section, comes first.
  const own = fields.map(({ name }) => name);
  const names = new Set([...Object.keys(value).filter((name) => !own.includes(name)), ...own]);
  if (value['section'] === used) names.delete('section');
  const written = [...names].map((name) => {
    const field = fields.find((one) => one.name === name);
    return [name, field && name in value ? fromForm(field, value[name]) : value[name]] as const;
  });
  return Object.fromEntries(
    written
      .map(
        ([name, one]) => [name, (kept as string[]).includes(name) ? (one ?? null) : one] as const,
      )
      .filter(
        ([name, one]) => one !== undefined && (!isEmpty(one) || (kept as string[]).includes(name)),
      ),
  );
}

function fromYaml({ name, widget }: Field, text: string): unknown {
  if (text === '') return undefined;
  const { errors, contents } = parseDocument(text);
  const value: unknown = contents?.toJSON();
  // In a short field, what only looks like YAML is a text.
  if (widget === 'string' && (errors.length > 0 || typeof value === 'object')) return text;
  if (errors[0]) throw new Error(`${name}: this is not valid YAML (${errors[0].message})`);
  return value;
}

function fromPairs(field: Field, pairs: readonly Data[]): Map<string, unknown> {
  const record = new Map<string, unknown>();
  for (const { key, value } of pairs) {
    if (typeof key !== 'string' || key.trim() === '')
      throw new Error(`${field.name}: an entry has no name; give it one, or remove it`);
    if (record.has(key))
      throw new Error(`${field.name}: '${key}' is in the list twice; remove one of the two`);
    const written = fromForm(field.fields?.[1] as Field, value);
    if (written !== undefined) record.set(key, written);
  }
  return record;
}

/** A translation's form, its entries added, moved, renamed and removed like those of the original. */
export function follow(words: unknown, original: unknown): unknown {
  if (Array.isArray(original) && original.some(isObject)) {
    const all = (Array.isArray(words) ? words : []) as Data[];
    return (original as Data[]).map((one) => {
      const found = all.find((entry) => one[place] !== undefined && entry[place] === one[place]);
      const { section, use, key } = one;
      const same = { section, key, use: section === used ? use : undefined };
      const landmarks = Object.entries(same).filter(([, value]) => value !== undefined);
      return Object.assign({}, follow(found, one), Object.fromEntries(landmarks));
    });
  }
  if (!isObject(original) || !isObject(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, one]) => [name, follow(one, original[name])]),
  );
}
