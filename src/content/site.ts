import type { Site } from './schema/site.ts';
import value from './site.yaml';

/** Company facts that are the same in every language: names, addresses, numbers. */
export const site = value as Site;
