import { belowFirstScreen, section } from '../section.ts';

/** Its questions are in plans/finder.yaml, the same on every page. */
export const schema = belowFirstScreen(section({}));
