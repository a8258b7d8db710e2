import * as v from 'valibot';
import { screen } from '../../../schema/blocks.ts';
import { section } from '../../section.ts';

/** Its other words are the same everywhere: words/included-features.yaml. */
export const schema = section({ screen: v.optional(screen) });
