import value from '#content/facts/site-build.js';
import type { Site } from '../schema/site.ts';
import { site } from './site.ts';

/** All facts, with those that only the build needs, such as the security policy's. Not for browsers. */
export const buildFacts = { ...site, ...(value as object) } as Site;
