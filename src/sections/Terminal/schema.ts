import { terminal } from '../../schema/blocks.ts';
import { section } from '../section.ts';

export const schema = section(terminal.entries);
