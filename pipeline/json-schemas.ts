import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { claimsSchema } from '../reader/claims.ts';
import { translationSchema } from '../src/schema/language.ts';
import { listDrawings } from '../reader/drawing-names.ts';
import { contentFolder, languageOf } from '../reader/content-file.ts';
import { isTranslation } from '../reader/translation.ts';
import type * as v from 'valibot';
import { frontMatterOf, schemaOf } from '../src/schema/files.ts';

/** Where editors find the schema of a YAML file; each file names it in its first line. */
export const schemaFolder = 'generated/schemas';

export type JsonSchema = Record<string, unknown>;

/** In place of any block, a file may include one: `include: home/home.yaml#faq`. */
const include: JsonSchema = {
  type: 'object',
  description: 'The value of another file of the same language',
  properties: { include: { type: 'string', description: 'Such as home/home.yaml#faq' } },
  required: ['include'],
  additionalProperties: false,
};

/** Lets every block inside a schema be an include. */
function allowIncludes(schema: unknown, isBlock: boolean): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const { properties, items, additionalProperties, oneOf, ...rest } = schema as JsonSchema;
  const inside: JsonSchema = {
    ...rest,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as JsonSchema).map(([key, value]) => [
          key,
          allowIncludes(value, true),
        ]),
      ),
    }),
    ...(items !== undefined && { items: allowIncludes(items, true) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map((one) => allowIncludes(one, false)) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: allowIncludes(additionalProperties, true),
    }),
  };
  const canBeIncluded = isBlock && (rest['type'] === 'object' || rest['type'] === 'array');
  return canBeIncluded ? { anyOf: [inside, include] } : inside;
}

/** Converts one of our schemas to a JSON Schema of its input. */
function asJsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema;
}

/** A language's files may list what the operator has to confirm; a translation also has its state. */
function withReviewFields(schema: JsonSchema, isTranslated: boolean): JsonSchema {
  const properties = schema['properties'] as JsonSchema | undefined;
  if (!properties) return schema;
  return {
    ...schema,
    properties: {
      ...properties,
      confirm: asJsonSchema(claimsSchema),
      ...(isTranslated && { translation: asJsonSchema(translationSchema) }),
    },
  };
}

/** The JSON Schema of what a file holds once includes are resolved, by its name in content. */
export function resolvedSchemaOf(name: string): JsonSchema | undefined {
  const schema = name.endsWith('.md') ? frontMatterOf(name) : schemaOf(name);
  if (!schema) return undefined;
  const isYamlOfLanguage = languageOf(name) !== undefined && name.endsWith('.yaml');
  return isYamlOfLanguage
    ? withReviewFields(asJsonSchema(schema), isTranslation(name))
    : asJsonSchema(schema);
}

/** The JSON Schema of a YAML file, by its name in content. */
export function jsonSchemaOf(name: string): JsonSchema | undefined {
  const schema = schemaOf(name);
  if (!schema) return undefined;
  const json = asJsonSchema(schema);
  if (languageOf(name) === undefined) return json;
  // A translated file names the schema of its original.
  return withReviewFields(allowIncludes(json, false) as JsonSchema, true);
}

/** Writes a JSON Schema for each YAML file, so that editors complete and explain its fields. */
export async function writeJsonSchemas(root: string): Promise<void> {
  listDrawings(root);
  const names = globSync('**/*.yaml', { cwd: path.join(root, contentFolder) });
  await Promise.all(
    names.map(async (file) => {
      const name = file.split(path.sep).join('/');
      const schema = jsonSchemaOf(name);
      if (!schema) return;
      const target = path.join(root, schemaFolder, name.replace(/\.yaml$/, '.json'));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(schema));
    }),
  );
}
