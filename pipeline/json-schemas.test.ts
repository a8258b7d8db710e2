import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { jsonSchemaOf, formSchemaOf, schemaFileOf } from './json-schemas.ts';

const content = path.resolve(import.meta.dirname, '../tests/fixtures/site/content');
/** One file of each kind. */
const names = new Map(
  globSync('**/*.yaml', { cwd: content }).map((name) => [schemaFileOf(name), name]),
).values();

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

test.each([...names])('%s has a description for each field', (name) => {
  expect(unexplained(jsonSchemaOf(name))).toEqual([]);
});

test('forms have no field for the state of a translation', () => {
  expect(formSchemaOf('en/index.yaml')).toHaveProperty('properties.confirm');
  expect(formSchemaOf('en/index.yaml')).not.toHaveProperty('properties.translation');
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
