import value from './rules.yaml';
import type { Rules } from './schema/rules.ts';

/** The numbers in our rules. */
export const rules = value as Rules;
