import { heroWithActions } from '../../../schema/blocks.ts';
import { section } from '../../section.ts';

export const schema = section(heroWithActions.entries);
