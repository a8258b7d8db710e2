import value from '#content/facts/rules.js';
import type { Rules } from '../schema/rules.ts';

/** The numbers in our policies: refund periods, transfer rules, commission. */
export const rules = value as Rules;
