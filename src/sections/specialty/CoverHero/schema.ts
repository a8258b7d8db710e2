import { heroWithActions } from '../../../schema/blocks.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heroWithActions.entries,
  drawing: drawing('Behind the text, reaching in from the edge'),
});
