import * as v from 'valibot';
import { fields, oneOf } from '../schema/fields.ts';

/** Fields that every section has. A translation never repeats them. */
const place = {
  id: v.optional(
    v.pipe(
      v.string('write a short name such as plans'),
      v.regex(/^[a-z][a-z0-9-]*$/, 'write a short name such as plans'),
      v.description('For links such as #plans; each name once on a page'),
    ),
  ),
  surface: v.optional(oneOf(['plain', 'tinted', 'dark'], 'The background')),
};

/** The schema of a section: what its component is given, each field with a description. */
export function section<const Entries extends v.ObjectEntries>(entries: Entries) {
  return fields({ ...place, ...entries });
}

/** Marks a section that never belongs to the first screen, wherever it is on its page. */
export function belowFirstScreen<Schema extends v.GenericSchema>(schema: Schema): Schema {
  return v.pipe(schema, v.metadata({ below: true })) as unknown as Schema;
}

/** Marks a section whose prices follow the billing cycle in the page's address. */
export function withBillingCycle<Schema extends v.GenericSchema>(schema: Schema): Schema {
  return v.pipe(schema, v.metadata({ billingCycle: true })) as unknown as Schema;
}

/** What a section's component is given. */
export type SectionProps<Schema extends v.GenericSchema> = v.InferOutput<Schema>;
