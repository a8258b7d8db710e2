import type { JsonSchema } from './json-schemas.ts';

/*
 * What a translation may hold: only the fields with words (`text` in src/schema/fields.ts marks them), and
 * none of them required.
 */

/** The part of a JSON Schema with words; undefined without any. */
export function wordsSchema(schema: JsonSchema): JsonSchema | undefined {
  if (schema['words'] === true) return schema;
  const { properties, items, additionalProperties, required: _, ...rest } = schema;
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return oneOfWords(choices as JsonSchema[]);
  if (typeof properties === 'object') {
    const inside = Object.entries(properties as Record<string, JsonSchema>).flatMap(
      ([key, one]) => {
        const words = wordsSchema(one);
        return words ? [[key, words] as const] : [];
      },
    );
    if (inside.length === 0) return undefined;
    return { ...rest, properties: Object.fromEntries(inside), additionalProperties: false };
  }
  const [key, one] = items ? ['items', items] : ['additionalProperties', additionalProperties];
  const words = typeof one === 'object' ? wordsSchema(one as JsonSchema) : undefined;
  return words && { ...rest, [key]: words };
}

/** Variants become one object with the words of all: what tells them apart is not translated. */
function oneOfWords(choices: readonly JsonSchema[]): JsonSchema | undefined {
  const words = choices.map(wordsSchema).filter((one) => one !== undefined);
  if (words.length < 2) return words[0];
  if (!words.every((one) => one['properties'])) return { anyOf: words };
  const properties = Object.assign({}, ...words.map((one) => one['properties'])) as JsonSchema;
  return { type: 'object', properties, additionalProperties: false };
}
