import type { JsonSchema } from '../../pipeline/json-schemas.ts';
import { listShape, recordShape } from './list-shapes.ts';
import {
  booleanShape,
  choiceShape,
  flagShape,
  numberShape,
  textShape,
  wordShape,
  yamlShape,
} from './scalar-shapes.ts';
import { hintOf, isObject, labelOf } from './shape.ts';
import type { FormField, Shape } from './shape.ts';

/** Whether the form field that a schema suggests can show this value. */
function fits(schema: JsonSchema, value: unknown): boolean {
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  switch (schema['type']) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'string':
    case 'boolean':
      return typeof value === schema['type'];
    default:
      return true;
  }
}

/**
 * The shape of a value, from its schema. `samples` are the values that the file has in this place: they
 * decide whether a text gets several lines.
 */
export function shapeOf(
  schema: JsonSchema,
  samples: readonly unknown[],
  isOptional = false,
): Shape {
  if (!samples.every((value) => fits(schema, value))) return yamlShape(schema);
  if (schema['enum'] !== undefined) return choiceShape(schema);
  if (schema['const'] === true) return flagShape(schema);
  if (Array.isArray(schema['anyOf'])) {
    const isWord = schema['anyOf'].every(
      (one: JsonSchema) => 'const' in one || one['type'] === 'number' || one['type'] === 'string',
    );
    return isWord ? wordShape(schema) : yamlShape(schema);
  }
  switch (schema['type']) {
    case 'string':
      return textShape(schema, samples);
    case 'integer':
    case 'number':
      return numberShape(schema);
    case 'boolean':
      return booleanShape(schema);
    case 'array':
      return listShape(schema, samples as readonly (readonly unknown[])[], shapeOf);
    case 'object':
      if (isObject(schema['additionalProperties'])) {
        return recordShape(schema, samples as readonly Record<string, unknown>[], shapeOf);
      }
      return objectShape(schema, samples as readonly Record<string, unknown>[], isOptional);
    default:
      return yamlShape(schema);
  }
}

/** Forms send fields that were left empty, and blocks with nothing but empty fields. */
function isEmpty(value: unknown): boolean {
  if (value instanceof Map) return value.size === 0;
  if (Array.isArray(value)) return value.length === 0;
  return value === '' || (isObject(value) && Object.values(value).every(isEmpty));
}

function objectShape(
  schema: JsonSchema,
  samples: readonly Record<string, unknown>[],
  isOptional: boolean,
): Shape {
  const required = new Set((schema['required'] ?? []) as string[]);
  const shapes = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, inside]) => {
      const values = samples.map((sample) => sample[name]).filter((value) => value !== undefined);
      const shape = shapeOf(inside, values, isOptional || !required.has(name));
      return { name, shape, standard: inside['default'] };
    },
  );
  const known = new Set(shapes.map(({ name }) => name));
  const fields = shapes.map(({ name, shape }): FormField => {
    // Decap CMS would demand the fields of an optional block even if the block is left out; our checks don't.
    const isRequired = required.has(name) && shape.needsValue && !isOptional;
    return { name, label: labelOf(name), ...shape.options, required: isRequired };
  });
  return {
    options: { widget: 'object', collapsed: true, fields, ...hintOf(schema) },
    needsValue: fields.some((field) => field.required),
    toForm: (value) => {
      if (!isObject(value)) return value;
      const shown = shapes.flatMap(({ name, shape }) =>
        value[name] === undefined ? [] : [[name, shape.toForm(value[name])] as const],
      );
      return { ...value, ...Object.fromEntries(shown) };
    },
    fromForm: (value, field) => {
      if (!isObject(value)) return undefined;
      const entries = shapes.flatMap(({ name, shape, standard }) => {
        const written = shape.fromForm(value[name], field === '' ? name : `${field}.${name}`);
        // An empty text that is the default, such as leadsUrl's, keeps its line and comment.
        const isLeftOut =
          written === undefined ||
          (!required.has(name) && isEmpty(written) && written !== standard);
        return isLeftOut ? [] : [[name, written] as const];
      });
      // Fields that the form does not show stay as they are.
      const unknown = Object.entries(value).filter(([name]) => !known.has(name));
      return Object.fromEntries([...entries, ...unknown]);
    },
  };
}
