import type * as v from 'valibot';
import { companyFiles } from './files/company.ts';
import { frameFiles } from './files/frame.ts';
import { homeFiles } from './files/homes.ts';
import { productFiles } from './files/products.ts';
import { registryFiles } from './files/registry.ts';

/** By file below src/content and by the name it exports: the shape that the build wants. */
export type FileSchemas = Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>>;

/**
 * The shape of every file under src/content but site.ts and rules.ts, which the others depend on
 * and which are therefore checked before them. A file that is not named here is checked for empty
 * texts, links and icons only.
 */
export const fileSchemas: FileSchemas = {
  ...registryFiles,
  ...frameFiles,
  ...homeFiles,
  ...productFiles,
  ...companyFiles,
};
