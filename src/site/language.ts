import value from '#content/words/language.js';
import type { PublicLanguage } from '../schema/language.ts';

/** How the language of this edition writes numbers, dates and times. */
export const language = value as PublicLanguage;
