import { heading } from '../../../schema/blocks.ts';
import { section } from '../../section.ts';

/** The ways are in words/contact-ways.yaml. */
export const schema = section(heading);
