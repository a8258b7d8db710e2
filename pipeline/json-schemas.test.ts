import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonSchemaOf, resolvedSchemaOf, schemaFileOf, schemaFolder } from './json-schemas.ts';

const root = path.resolve(import.meta.dirname, '..');
const content = path.join(root, 'content');
const names = globSync('**/*.yaml', { cwd: content })
  .map((name) => name.split(path.sep).join('/'))
  .sort();

/** The fields of a schema that hold a value and have no description. */
function unexplained(schema: unknown, field = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, additionalProperties, anyOf, oneOf, allOf, then, description, type } =
    schema as Record<string, unknown>;
  if (then) return unexplained(then, field);
  const choices = allOf ?? anyOf ?? oneOf;
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
    const schema = path.join(root, schemaFolder, schemaFileOf(name));
    const relative = path.relative(path.dirname(path.join(content, name)), schema);
    expect(line).toBe(`# yaml-language-server: $schema=${relative.split(path.sep).join('/')}`);
  });

  test('has a description for each field', () => {
    expect(unexplained(jsonSchemaOf(name))).toEqual([]);
  });
});

test('only a translation has a field for its state', () => {
  expect(resolvedSchemaOf('bn/index.yaml')).toHaveProperty('properties.translation');
  expect(resolvedSchemaOf('en/index.yaml')).not.toHaveProperty('properties.translation');
});

test('a page’s sections have their own fields; a translation’s only words, none required', () => {
  const faq = (name: string) => {
    const { properties } = jsonSchemaOf(name) as {
      properties: { sections: { items: { allOf: [] } } };
    };
    return properties.sections.items.allOf.find(
      ({ if: { properties: asked } }: { if: { properties: { section: { const: string } } } }) =>
        asked.section.const === 'faq',
    );
  };
  expect(faq('en/index.yaml')).toHaveProperty('then.properties.surface');
  expect(faq('en/index.yaml')).toHaveProperty('then.properties.entries');
  expect(faq('bn/index.yaml')).not.toHaveProperty('then.properties.surface');
  expect(faq('bn/index.yaml')).toHaveProperty('then.properties.entries');
  expect(JSON.stringify(faq('bn/index.yaml'))).not.toContain('"required":["title');
});
