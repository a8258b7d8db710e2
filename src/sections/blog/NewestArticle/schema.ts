import { section } from '../../section.ts';

/** The newest article, in full. */
export const schema = section({});
