import { responsibilities } from '../../schema/blocks.ts';
import { section } from '../section.ts';

export const schema = section(responsibilities.entries);
