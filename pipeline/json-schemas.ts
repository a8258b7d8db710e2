import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { globSync } from 'tinyglobby';
import { claimsSchema } from './content/read/claims.ts';
import { translationSchema } from '../src/schema/language.ts';
import { listDrawings } from './content/read/drawing-names.ts';
import { contentFolder, isPageFile, languageOf, originalOf } from './content/read/content-file.ts';
import { sections } from './content/read/section-schemas.ts';
import { isTranslation } from './content/read/translation.ts';
import type * as v from 'valibot';
import { frontMatterOf, schemaOf } from '../src/schema/files.ts';
import { wordsSchema } from './words-schema.ts';
import { metaSchema, pageSchema as factsSchema } from '../src/schema/page.ts';

/** Where editors find the schema of a YAML file; each file names it in its first line. */
export const schemaFolder = 'generated/schemas';

export type JsonSchema = Record<string, unknown>;

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

/** In forms, the type of a `use: index#faq`; it is never written to a file. */
export const useType = 'use';

const use: JsonSchema = {
  type: 'string',
  description:
    'A section of another page, such as web-hosting#faq; fields beside it win over its own',
};

/** The fields of each section by its name; of a translation, only those with words. */
function sectionFields(isTranslated: boolean): [name: string, JsonSchema][] {
  return [...sections].map(([name, { schema }]) => {
    const json = asJsonSchema(schema);
    const own = (isTranslated ? wordsSchema(json) : json) ?? {};
    return [name, { type: 'object', properties: {}, ...own, additionalProperties: false }];
  });
}

function pageSchema(items: JsonSchema, isTranslated: boolean): JsonSchema {
  const meta = asJsonSchema(metaSchema);
  const list = { type: 'array', description: 'The sections, from top to bottom', items };
  return withReviewFields(
    {
      type: 'object',
      properties: isTranslated
        ? { meta: wordsSchema(meta), sections: list }
        : { page: asJsonSchema(factsSchema), meta, sections: list },
      required: ['meta', 'sections'],
      additionalProperties: false,
    },
    isTranslated,
  );
}

/** The JSON Schema of a page. Editors read an `if` for each section faster than one big `oneOf`. */
function pageFileSchema(isTranslated: boolean): JsonSchema {
  const all = sectionFields(isTranslated);
  const section = { enum: all.map(([name]) => name), description: 'The name of a section' };
  const items = {
    type: 'object',
    properties: { section, use },
    oneOf: [{ required: ['section'] }, { required: ['use'] }],
    allOf: all.map(([name, { properties, ...schema }]) => ({
      if: { properties: { section: { const: name } }, required: ['section'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { ...schema, properties: { section: {}, ...(properties as JsonSchema) } },
    })),
  };
  return pageSchema(items, isTranslated);
}

/** The same for forms, which list the kinds of sections by area. */
function pageFormSchema(): JsonSchema {
  const kinds = sectionFields(false).map(([name, schema]) => {
    const area = /^src\/sections\/([a-z]\w*)\//.exec(sections.get(name)?.component ?? '')?.[1];
    const { properties, required = [] } = schema as { required?: string[] } & JsonSchema;
    return {
      type: 'object',
      area,
      properties: { section: { const: name }, ...(properties as JsonSchema) },
      required: ['section', ...required],
    };
  });
  const used = {
    type: 'object',
    properties: { section: { const: useType }, use },
    required: ['use'],
  };
  return pageSchema({ oneOf: [...kinds, used] }, false);
}

/** The JSON Schema of what the form of an original shows, by its name in content. */
export function formSchemaOf(name: string): JsonSchema | undefined {
  if (isPageFile(name)) return pageFormSchema();
  const schema = name.endsWith('.md') ? frontMatterOf(name) : schemaOf(name);
  if (!schema) return undefined;
  const isYamlOfLanguage = languageOf(name) !== undefined && name.endsWith('.yaml');
  const json = asJsonSchema(schema);
  return isYamlOfLanguage ? withReviewFields(json, false) : json;
}

/** The file in the schemas' folder that a YAML file names; a translated file names its original's. */
export function schemaFileOf(name: string): string {
  if (isPageFile(name)) return isTranslation(name) ? 'page-words.json' : 'page.json';
  return originalOf(name).replace(/\.yaml$/, '.json');
}

/** The JSON Schema of a YAML file, by its name in content. */
export function jsonSchemaOf(name: string): JsonSchema | undefined {
  if (isPageFile(name)) return pageFileSchema(isTranslation(name));
  const schema = schemaOf(name);
  if (!schema) return undefined;
  const json = asJsonSchema(schema);
  if (languageOf(name) === undefined) return json;
  return withReviewFields(json, true);
}

/** Writes the JSON Schemas of the YAML files, so that editors complete and explain their fields. */
export async function writeJsonSchemas(root: string): Promise<void> {
  listDrawings(root);
  const names = globSync('**/*.yaml', { cwd: path.join(root, contentFolder) });
  const files = new Map(
    names
      .filter((name) => languageOf(name) === undefined || isPageFile(name) || !isTranslation(name))
      .map((name) => [schemaFileOf(name), name]),
  );
  await Promise.all(
    [...files].map(async ([file, name]) => {
      const schema = jsonSchemaOf(name);
      if (!schema) return;
      const target = path.join(root, schemaFolder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(schema));
    }),
  );
}
