import { faq } from '../../schema/blocks.ts';
import { section } from '../section.ts';

export const schema = section(faq.entries);
