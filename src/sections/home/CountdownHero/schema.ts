import { countdownStates, heroWithActions } from '../../../schema/blocks.ts';
import { section } from '../../section.ts';

/** The date is in site.yaml. */
export const schema = section({ ...heroWithActions.entries, countdown: countdownStates });
