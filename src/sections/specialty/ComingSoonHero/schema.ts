import { countdownStates, heroWithActions } from '../../../schema/blocks.ts';
import { drawing } from '../../../schema/references.ts';
import { section } from '../../section.ts';

/** Its date is in site.yaml. */
export const schema = section({
  ...heroWithActions.entries,
  countdown: countdownStates,
  drawing: drawing('Rises from the lower edge'),
});
