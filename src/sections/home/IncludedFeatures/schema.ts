import { section } from '../../section.ts';

/** Its words are the same everywhere: words/included-features.yaml. */
export const schema = section({});
