import value from '#content/words/consent.js';
import type { ConsentCopy } from '../schema/consent.ts';

/** The copy of the consent banner, which asks before analytics and the chat window load. */
export const consentCopy = value as ConsentCopy;
