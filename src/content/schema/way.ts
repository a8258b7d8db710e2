import type { LinkText } from './link.ts';

/** A way to go on, with a reason to take it. */
export interface Way extends LinkText {
  text: string;
}
