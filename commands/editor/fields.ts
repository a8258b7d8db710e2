import type { JsonSchema } from '../../pipeline/json-schemas.ts';
import { wordsSchema } from '../../pipeline/words-schema.ts';

/** A field of a form: what Decap CMS needs to know, and `as`, which says how its value is converted. */
export interface Field {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: boolean;
  /** Whether translations have words of their own. */
  i18n?: boolean;
  /** Whether the files of translations repeat what has no words. */
  isSame?: boolean;
  as?: 'record' | 'flag' | 'yaml' | 'picture';
  fields?: Field[];
  field?: Field;
  types?: Field[];
  typeKey?: string;
  [option: string]: unknown;
}

/** `listPrice` is shown as 'List price', `vps` as 'VPS'. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(?:faq|id|url|vps)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The field that stands for a collapsed entry, at best one with words. */
function summaryOf(fields: readonly Field[]): object {
  const isShort = ({ widget }: Field) => /^(?:string|text|number|select)$/.test(widget);
  const field = fields.find((one) => one.i18n && isShort(one)) ?? fields.find(isShort);
  return field ? { summary: `{{fields.${field.name}}}` } : {};
}

/** The forms of schemas. `long` names the fields that need several lines. */
export function formsOf(long: ReadonlySet<string>) {
  /** `section: faq` or another word that tells the kinds of an entry apart. */
  const kindOf = (variant: JsonSchema) =>
    Object.entries((variant['properties'] ?? {}) as Record<string, JsonSchema>).find(
      ([, { const: kind }]) => typeof kind === 'string',
    );

  function fieldsOf(schema: JsonSchema, isOptional = false): Field[] {
    const required = new Set((schema['required'] ?? []) as string[]);
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
    // Decap CMS would demand the fields of an optional block even if the block is left out.
    return properties.map(([name, one]) => fieldOf(name, one, required.has(name) && !isOptional));
  }

  function typesOf(kinds: readonly JsonSchema[]): Field[] {
    return kinds.map((kind) => {
      const [typeKey, { const: name }] = kindOf(kind) as [string, { const: string }];
      const fields = fieldsOf(kind).filter((field) => field.name !== typeKey);
      const label = [kind['area'], name].filter(Boolean).map((word) => labelOf(String(word)));
      // Decap CMS rejects a type without fields.
      const shown = fields.length > 0 ? fields : [{ name: typeKey, widget: 'hidden' }];
      return {
        name,
        label: label.join(': '),
        widget: 'object',
        fields: shown,
        ...summaryOf(fields),
      };
    });
  }

  function fieldOf(name: string, schema: JsonSchema, required = true): Field {
    const { type, description, enum: options, properties, pattern } = schema;
    const items = schema['items'] as JsonSchema | undefined;
    const i18n = wordsSchema(schema) !== undefined && name !== 'confirm';
    const base = { name, label: labelOf(name), required, i18n, hint: description as string };
    const labelled = (values: unknown) =>
      (values as unknown[]).map((value) => ({ label: String(value), value }));
    const inList = { ...base, widget: 'list', label_singular: 'entry', collapsed: true };
    if (options) return { ...base, widget: 'select', options: labelled(options) };
    if (schema['const'] === true)
      return { ...base, widget: 'boolean', required: false, as: 'flag' };
    if (type === 'boolean') return { ...base, widget: 'boolean', required: false };
    if (type === 'integer' || type === 'number') {
      const step = type === 'integer' ? 1 : 0.01;
      return { ...base, widget: 'number', value_type: type === 'integer' ? 'int' : 'float', step };
    }
    if (type === 'string') {
      if (String(pattern).includes('webp')) return { ...base, widget: 'image', as: 'picture' };
      return { ...base, widget: long.has(name) ? 'text' : 'string' };
    }
    if (type === 'object' && properties)
      return { ...base, widget: 'object', collapsed: true, fields: fieldsOf(schema, !required) };
    if (type === 'object' && schema['additionalProperties']) {
      const value = fieldOf('value', schema['additionalProperties'] as JsonSchema);
      const key = {
        name: 'key',
        label: 'Name',
        widget: 'string',
        i18n,
        hint: 'What it is called in files',
      };
      return { ...inList, as: 'record', summary: '{{fields.key}}', fields: [key, value] };
    }
    if (type === 'array' && items?.['enum'])
      return { ...base, widget: 'select', multiple: true, options: labelled(items['enum']) };
    const kinds = (items?.['oneOf'] ?? []) as JsonSchema[];
    if (kinds.length > 0 && kinds.every(kindOf))
      return { ...inList, typeKey: kindOf(kinds[0] ?? {})?.[0] ?? '', types: typesOf(kinds) };
    const item = type === 'array' && items ? fieldOf('entry', items) : undefined;
    if (item?.widget === 'object')
      return { ...inList, fields: item.fields ?? [], ...summaryOf(item.fields ?? []) };
    if (item && item.widget !== 'list') return { ...inList, field: item };
    // What has no field of its own is edited as YAML: `storage: unlimited`.
    const scalars = (schema['anyOf'] ?? []) as JsonSchema[];
    const isShort = scalars.every((one) => !('properties' in one) && !('items' in one));
    return {
      ...base,
      widget: isShort ? 'string' : 'text',
      as: 'yaml',
      hint: `${base.hint ?? ''} (YAML)`,
    };
  }
  return { fieldsOf, fieldOf };
}
