import * as v from 'valibot';
import { list, text } from '../../../src/schema/fields.ts';
import { languageOf } from './content-file.ts';

/**
 * `confirm` in a language's file lists claims that only the operator can confirm. It is not part of the
 * page; the build lists it until it is removed.
 */
export const claimsSchema = v.pipe(
  list(text('A claim, and where it is made')),
  v.description('What the operator has to confirm before the first release; remove it then'),
);

/** Something the site says that only the operator can confirm. */
export interface Claim {
  file: string;
  text: string;
}

/** Splits a file's data into its claims and the rest. */
export function splitClaims(name: string, data: unknown): { data: unknown; claims: unknown } {
  const hasClaims =
    languageOf(name) !== undefined &&
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    'confirm' in data;
  if (!hasClaims) return { data, claims: undefined };
  const { confirm, ...words } = data;
  return { data: words, claims: confirm };
}
