import value from '#words/consent.yaml';
import type { ConsentCopy } from './schema/consent.ts';

/** The words of the question before analytics and the chat window load. */
export const consentCopy = value as ConsentCopy;
