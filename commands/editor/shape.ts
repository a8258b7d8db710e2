import type { JsonSchema } from '../../pipeline/json-schemas.ts';

/** A field of a form, as Decap CMS describes it. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  [option: string]: unknown;
}

/** How a kind of value appears in a form, and how it is converted to the form and back. */
export interface Shape {
  /** What Decap CMS needs to know, apart from the field's name. */
  options: { widget: string; [option: string]: unknown };
  /** Whether the form field must not be empty. */
  needsValue: boolean;
  toForm: (value: unknown) => unknown;
  /** Undefined leaves the field out of the file. `field` is its path, for messages. */
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

/** The hint below a field. */
export function hintOf(schema: JsonSchema): { hint?: string } {
  const hint = schema['description'];
  return typeof hint === 'string' ? { hint } : {};
}

/** A value that forms show as it is. */
export function plainShape(options: Shape['options'], needsValue: boolean): Shape {
  return { options, needsValue, toForm: (value) => value, fromForm: (value) => value };
}
