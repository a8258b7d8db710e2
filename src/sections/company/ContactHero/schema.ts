import { pageHero } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...pageHero.entries,
  times: text('Support days and hours in one phrase'),
});
