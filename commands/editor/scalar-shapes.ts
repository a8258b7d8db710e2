import { stringify } from 'yaml';
import type { JsonSchema } from '../../pipeline/json-schemas.ts';
import { parseYaml } from '../../pipeline/content/read/yaml-file.ts';
import { FormError } from './form-error.ts';
import { hintOf, plainShape } from './shape.ts';
import type { Shape } from './shape.ts';

/** A longer text gets a multi-line field. */
const longText = 70;

export function textShape(schema: JsonSchema, samples: readonly unknown[]): Shape {
  const isLong =
    Number(schema['maxLength'] ?? 0) > longText ||
    samples.some(
      (value) => typeof value === 'string' && (value.length > longText || value.includes('\n')),
    );
  const pattern = schema['pattern'];
  const mayBeEmpty =
    (schema['minLength'] ?? 0) === 0 &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(''));
  return plainShape({ widget: isLong ? 'text' : 'string', ...hintOf(schema) }, !mayBeEmpty);
}

export function numberShape(schema: JsonSchema): Shape {
  const { minimum, maximum } = schema;
  const isWhole = schema['type'] === 'integer';
  const shape = plainShape(
    {
      widget: 'number',
      value_type: isWhole ? 'int' : 'float',
      step: isWhole ? 1 : 0.01,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
      ...hintOf(schema),
    },
    true,
  );
  return { ...shape, fromForm: (value) => (value === '' ? undefined : value) };
}

/** Decap CMS shows a number only if it has a label. */
function optionsOf(schema: JsonSchema): unknown[] {
  const values = (schema['enum'] ?? []) as unknown[];
  return values.map((value) =>
    typeof value === 'number' ? { label: String(value), value } : value,
  );
}

export function choiceShape(schema: JsonSchema): Shape {
  return plainShape({ widget: 'select', options: optionsOf(schema), ...hintOf(schema) }, true);
}

export function choicesShape(schema: JsonSchema, items: JsonSchema): Shape {
  const hint = { ...hintOf(items), ...hintOf(schema) };
  const needsValue = (schema['minItems'] ?? 0) !== 0;
  return plainShape(
    { widget: 'select', multiple: true, options: optionsOf(items), ...hint },
    needsValue,
  );
}

export function booleanShape(schema: JsonSchema): Shape {
  return plainShape({ widget: 'boolean', default: false, ...hintOf(schema) }, false);
}

/** A switch that files leave out unless it is on. */
export function flagShape(schema: JsonSchema): Shape {
  const shape = plainShape({ widget: 'boolean', ...hintOf(schema) }, false);
  return { ...shape, fromForm: (value) => (value === true ? true : undefined) };
}

/** A number, a word or `true`, shown exactly as written in the file. */
export function wordShape(schema: JsonSchema): Shape {
  return {
    options: { widget: 'string', ...hintOf(schema) },
    needsValue: true,
    toForm: (value) => stringify(value, { lineWidth: 0 }).trim(),
    fromForm: (value) => {
      const text = typeof value === 'string' ? value.trim() : '';
      if (text === '') return undefined;
      const { data } = parseYaml('', text);
      const isWord = ['string', 'number', 'boolean'].includes(typeof data);
      return isWord ? data : text;
    },
  };
}

/** Anything that has no field of its own is edited as YAML, so that nothing gets lost. */
export function yamlShape(schema: JsonSchema): Shape {
  const { hint } = hintOf(schema);
  return {
    options: {
      widget: 'text',
      hint: hint === undefined ? 'Written as YAML' : `${hint} (written as YAML)`,
    },
    needsValue: false,
    toForm: (value) => (value === undefined ? '' : stringify(value, { lineWidth: 0 }).trim()),
    fromForm: (value, field) => {
      const text = typeof value === 'string' ? value.trim() : '';
      if (text === '') return undefined;
      const { data, problems } = parseYaml('', text);
      const [problem] = problems;
      if (problem) throw new FormError(`${field}, line ${problem.line}: ${problem.message}`);
      return data;
    },
  };
}
