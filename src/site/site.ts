import type { PublicSite } from '../schema/site.ts';
import value from '#content/facts/site.js';

/** Company facts that are the same in every language: names, addresses, numbers. */
export const site = value as PublicSite;
