import type { LinkText } from './link.ts';

/** The first words of a page or slide. */
export interface OpeningWords {
  /** A line above the title. */
  eyebrow: string;
  title: string;
  lead: string;
  /** The first is the one to press. */
  actions: readonly LinkText[];
}
