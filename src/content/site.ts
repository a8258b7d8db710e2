import type { Site } from './schema/site.ts';
import value from './site.yaml';

/** Who runs this site: every name, address and number of the company that languages share. */
export const site = value as Site;
