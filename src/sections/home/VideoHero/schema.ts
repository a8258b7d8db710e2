import { heroWithActions } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { drawing, video } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heroWithActions.entries,
  video: video('Behind the text'),
  drawing: drawing('In place of the video on phones'),
  play: text('Starts the video'),
  pause: text('Stops the video'),
});
