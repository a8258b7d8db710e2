import { section } from '../../section.ts';

/** Its words are the same everywhere: words/mail-records.yaml. */
export const schema = section({});
