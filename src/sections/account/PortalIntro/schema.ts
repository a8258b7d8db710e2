import { feature, heroWithActions } from '../../../schema/blocks.ts';
import { fields, list, text } from '../../../schema/fields.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

export const schema = section({
  ...heroWithActions.entries,
  drawing: drawing('Under the text'),
  ready: fields({ title: text('Above the things to have ready'), things: list(feature) }),
});
