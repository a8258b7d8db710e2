import type { JsonSchema } from '../../pipeline/json-schemas.ts';

/** A field of a form, as Decap CMS describes it. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  [option: string]: unknown;
}

/** What a kind of value looks like in a form, and how it gets there and back. */
export interface Shape {
  /** What Decap CMS needs to know, apart from the field's name. */
  options: { widget: string; [option: string]: unknown };
  /** Whether a form may not leave it empty. */
  needsValue: boolean;
  toForm: (value: unknown) => unknown;
  /** Undefined means that the file leaves the field out. `field` is its place, for messages. */
  fromForm: (value: unknown, field: string) => unknown;
}

/** Gives the shape of a value inside another. */
export type ShapeOf = (schema: JsonSchema, samples: readonly unknown[]) => Shape;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `listPrice` is shown as 'List price', `vps` as 'VPS'. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(?:faq|id|url|vps)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The line under a field. */
export function hintOf(schema: JsonSchema): { hint?: string } {
  const hint = schema['description'];
  return typeof hint === 'string' ? { hint } : {};
}

/** A value that forms show as it is. */
export function plainShape(options: Shape['options'], needsValue: boolean): Shape {
  return { options, needsValue, toForm: (value) => value, fromForm: (value) => value };
}
