import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { originalOf } from '../reader/content-file.ts';
import { jsonSchemaOf, resolvedSchemaOf, schemaFolder } from './json-schemas.ts';

const root = path.resolve(import.meta.dirname, '..');
const content = path.join(root, 'content');
const names = globSync('**/*.yaml', { cwd: content })
  .map((name) => name.split(path.sep).join('/'))
  .sort();

/** The fields of a schema that hold a value and have no description. */
function unexplained(schema: unknown, field = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, additionalProperties, anyOf, oneOf, description, type } =
    schema as Record<string, unknown>;
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return choices.flatMap((one) => unexplained(one, field));
  if (properties) {
    return Object.entries(properties).flatMap(([key, one]) =>
      unexplained(one, field === '' ? key : `${field}.${key}`),
    );
  }
  if (items) return unexplained(items, `${field}[]`);
  if (typeof additionalProperties === 'object') {
    return unexplained(additionalProperties, `${field}{}`);
  }
  return type !== undefined && description === undefined ? [field] : [];
}

describe.each(names)('%s', (name) => {
  test('names its schema, or that of its original, in its first line', () => {
    const [line] = readFileSync(path.join(content, name), 'utf8').split('\n');
    const schema = path.join(root, schemaFolder, originalOf(name).replace(/\.yaml$/, '.json'));
    const relative = path.relative(path.dirname(path.join(content, name)), schema);
    expect(line).toBe(`# yaml-language-server: $schema=${relative.split(path.sep).join('/')}`);
  });

  test('has a description for each field', () => {
    expect(unexplained(jsonSchemaOf(name))).toEqual([]);
  });
});

test('a block may be an include, a fact may not', () => {
  const include = { include: expect.anything() };
  expect(jsonSchemaOf('en/vps/vps.yaml')).toMatchObject({
    properties: { note: { anyOf: [expect.anything(), { properties: include }] } },
  });
  expect(JSON.stringify(jsonSchemaOf('plans/shared.yaml'))).not.toContain('include');
});

test('only a translation has a field for its state', () => {
  expect(resolvedSchemaOf('bn/home/home.yaml')).toHaveProperty('properties.translation');
  expect(resolvedSchemaOf('en/home/home.yaml')).not.toHaveProperty('properties.translation');
});
