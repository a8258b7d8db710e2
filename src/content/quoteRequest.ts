import type { LinkText } from './schema/link.ts';

/** Something we need to know for a quote. */
export interface OfferQuestion {
  ask: string;
  /** Why we ask, or where to find the answer. */
  why: string;
}

/** What we need for a quote, and what can be ordered without one. */
export interface OfferContent {
  /** Also the lines of the e-mail that the checklist's button opens. */
  questions: readonly OfferQuestion[];
  /** The subject of that e-mail. */
  mailSubject: string;
  /** What can be ordered today, for those who do not want to wait. */
  today: { text: string; links: readonly LinkText[] };
}

/** The title of the screen that replaces a price list. */
export const placeholderTitle = 'Thank You for Your Interest!';

/** The words around every checklist. */
export const offerWords = {
  title: 'What to tell us, so that we can answer with a price',
  lead: 'You need not know all of it. Leave out what you do not have at hand: we ask again rather than guess.',
  mail: 'Write with these questions',
  mailNote: 'Opens your mail program with the list filled in.',
  mailGreeting: 'Hello, please make me an offer. My answers:',
  today: 'Ready to order today',
} as const;
