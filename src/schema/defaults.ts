import * as v from 'valibot';
import { list, verbatim } from './fields.ts';

/** Values that the content was shipped with, which `npm run verify -- --release` does not accept. */
export const defaultsSchema = v.record(
  v.pipe(
    v.string(),
    v.regex(/\.(yaml|md)$/, 'write the name of a file in content, such as site.yaml'),
  ),
  list(verbatim('A value as the file has it')),
);

export type Defaults = v.InferOutput<typeof defaultsSchema>;
