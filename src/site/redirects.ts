import value from '#content/facts/redirects.js';
import type { Redirects } from '../schema/redirects.ts';

/**
 * Old addresses and their targets. The server responds with 301, the app replaces the history
 * entry, and the build writes them for other hosts. The query is kept.
 */
export const { redirects, otherSpellings } = value as Redirects;
