import type { LinkText } from './link.ts';

/** The copy of a hero or slide. */
export interface OpeningWords {
  /** A line above the title. */
  eyebrow: string;
  title: string;
  lead: string;
  /** The first one is the main action. */
  actions: readonly LinkText[];
}
