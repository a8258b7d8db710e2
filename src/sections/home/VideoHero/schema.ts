import { heroWithActions } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heroWithActions.entries,
  play: text('Starts the video'),
  pause: text('Stops the video'),
});
