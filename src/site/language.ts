import value from '#content/language.js';
import type { Language } from '../schema/language.ts';

/** How the language of this edition writes numbers, dates and times. */
export const language = value as Language;
