import { callToAction } from '../../schema/blocks.ts';
import { section } from '../section.ts';

export const schema = section(callToAction.entries);
