import type { JsonSchema } from '../../pipeline/json-schemas.ts';
import { FormError } from './form-error.ts';
import { choicesShape, yamlShape } from './scalar-shapes.ts';
import { hintOf, isObject, labelOf } from './shape.ts';
import type { FormField, Shape, ShapeOf } from './shape.ts';

/** The field that is shown while an entry is collapsed. */
function summaryOf(fields: readonly FormField[]): { summary?: string } {
  const byWidget = (...widgets: string[]) => fields.find(({ widget }) => widgets.includes(widget));
  const field = byWidget('string', 'text') ?? byWidget('number', 'select');
  return field ? { summary: `{{fields.${field.name}}}` } : {};
}

export function listShape(
  schema: JsonSchema,
  samples: readonly (readonly unknown[])[],
  shapeOf: ShapeOf,
): Shape {
  const items = (schema['items'] ?? {}) as JsonSchema;
  const entries = samples.flat();
  const isChoice = Array.isArray(items['enum']);
  if (isChoice) return choicesShape(schema, items);
  if (Array.isArray(items['oneOf']))
    return typedListShape(schema, items['oneOf'], entries, shapeOf);
  const guess = shapeOf(items, entries);
  const isList = ['list', 'select'].includes(guess.options.widget);
  // A list directly inside a list has no form.
  const item = isList && items['type'] === 'array' ? yamlShape(items) : guess;
  const fields = item.options['fields'] as FormField[] | undefined;
  return {
    options: {
      widget: 'list',
      label_singular: 'entry',
      ...hintOf(schema),
      ...(item.options.widget === 'object' && fields
        ? { fields, collapsed: true, ...summaryOf(fields) }
        : { field: { name: 'entry', label: 'Entry', ...item.options, required: item.needsValue } }),
    },
    needsValue: (schema['minItems'] ?? 0) !== 0,
    toForm: (value) => (Array.isArray(value) ? value.map((entry) => item.toForm(entry)) : value),
    fromForm: (value, field) => listFromForm(value, field, () => item),
  };
}

function listFromForm(value: unknown, field: string, shapeFor: (entry: unknown) => Shape) {
  if (!Array.isArray(value)) return undefined;
  return value
    .map((entry: unknown, index) => shapeFor(entry).fromForm(entry, `${field}.${index}`))
    .filter((entry) => entry !== undefined);
}

/** The field that tells variants apart, and its value in this variant. */
function discriminatorOf(variant: JsonSchema): readonly [name: string, value: string] | undefined {
  const properties = (variant['properties'] ?? {}) as Record<string, JsonSchema>;
  for (const [name, { const: value }] of Object.entries(properties)) {
    if (typeof value === 'string') return [name, value];
  }
  return undefined;
}

/** A list whose entries are of several kinds, such as the fields of a quote form. */
function typedListShape(
  schema: JsonSchema,
  variants: readonly JsonSchema[],
  entries: readonly unknown[],
  shapeOf: ShapeOf,
): Shape {
  const [typeKey = ''] = variants.map(discriminatorOf)[0] ?? [];
  const typeOf = (entry: unknown) => (isObject(entry) ? entry[typeKey] : undefined);
  const shapes = new Map<unknown, Shape>();
  const types: object[] = [];
  for (const variant of variants) {
    const [name, type] = discriminatorOf(variant) ?? [];
    if (name !== typeKey || type === undefined) return yamlShape(schema);
    const { area } = variant;
    const { [typeKey]: _, ...properties } = variant['properties'] as Record<string, JsonSchema>;
    const required = ((variant['required'] ?? []) as string[]).filter((key) => key !== typeKey);
    const own = entries.filter((entry) => typeOf(entry) === type);
    const shape = shapeOf({ ...variant, properties, required }, own);
    shapes.set(type, {
      ...shape,
      fromForm: (value, field) =>
        Object.assign({ [typeKey]: type }, shape.fromForm(value, field) as object),
    });
    const { fields, ...options } = shape.options;
    // Decap CMS rejects a type without fields.
    const shown =
      (fields as FormField[]).length > 0 ? fields : [{ name: typeKey, widget: 'hidden' }];
    types.push({
      ...options,
      name: type,
      label: typeof area === 'string' ? `${labelOf(area)}: ${labelOf(type)}` : labelOf(type),
      fields: shown,
      ...summaryOf(fields as FormField[]),
    });
  }
  if (!entries.every((entry) => shapes.has(typeOf(entry)))) return yamlShape(schema);
  const shapeFor = (entry: unknown): Shape => shapes.get(typeOf(entry)) ?? yamlShape(schema);
  return {
    options: {
      widget: 'list',
      label_singular: 'entry',
      collapsed: true,
      typeKey,
      types,
      ...hintOf(schema),
    },
    needsValue: (schema['minItems'] ?? 0) !== 0,
    toForm: (value) =>
      Array.isArray(value) ? value.map((entry) => shapeFor(entry).toForm(entry)) : value,
    fromForm: (value, field) => listFromForm(value, field, shapeFor),
  };
}

/** A record, such as the features of a plan. A form shows it as a list of pairs. */
export function recordShape(
  schema: JsonSchema,
  samples: readonly Readonly<Record<string, unknown>>[],
  shapeOf: ShapeOf,
): Shape {
  const value = shapeOf(
    schema['additionalProperties'] as JsonSchema,
    samples.flatMap((sample) => Object.values(sample)),
  );
  const fields: FormField[] = [
    { name: 'key', label: 'Name', widget: 'string', required: true },
    { name: 'value', label: 'Value', ...value.options, required: value.needsValue },
  ];
  const isShort = ['string', 'number', 'select'].includes(value.options.widget);
  const summary = isShort ? '{{fields.key}}: {{fields.value}}' : '{{fields.key}}';
  return {
    options: {
      widget: 'list',
      label_singular: 'entry',
      collapsed: true,
      summary,
      fields,
      ...hintOf(schema),
    },
    needsValue: false,
    toForm: (record) =>
      isObject(record)
        ? Object.entries(record).map(([key, entry]) => ({ key, value: value.toForm(entry) }))
        : record,
    fromForm: (pairs, field) => {
      const record = new Map<string, unknown>();
      for (const pair of Array.isArray(pairs) ? (pairs as unknown[]) : []) {
        const { key, value: entry } = isObject(pair) ? pair : {};
        if (typeof key !== 'string' || key.trim() === '') {
          throw new FormError(`${field}: an entry has no name; give it one, or remove it`);
        }
        if (record.has(key)) {
          throw new FormError(`${field}: '${key}' is in the list twice; remove one of the two`);
        }
        record.set(key, value.fromForm(entry, `${field}.${key}`));
      }
      return record;
    },
  };
}
