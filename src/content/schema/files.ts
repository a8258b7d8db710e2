import type * as v from 'valibot';
import { companyFiles } from './files/company.ts';
import { frameFiles } from './files/frame.ts';
import { homeFiles } from './files/homes.ts';
import { productFiles } from './files/products.ts';
import { registryFiles } from './files/registry.ts';

/** The schema of each export, by file in src/content. */
export type FileSchemas = Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>>;

/**
 * The schemas of all files in src/content except site.ts and rules.ts, which the others depend on
 * and which are checked first. A file that is not listed here is only checked for empty
 * text, links and icons.
 */
export const fileSchemas: FileSchemas = {
  ...registryFiles,
  ...frameFiles,
  ...homeFiles,
  ...productFiles,
  ...companyFiles,
};
