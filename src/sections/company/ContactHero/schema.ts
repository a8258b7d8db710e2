import { pageHero } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

/** The ways are in words/contact-ways.yaml. */
export const schema = section({
  ...pageHero.entries,
  times: text('Support days and hours in one phrase'),
  waysTitle: text('Heading of the ways to reach us, for screen readers'),
});
