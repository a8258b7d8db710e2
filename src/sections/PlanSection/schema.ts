import { planSection } from '../../schema/blocks.ts';
import { family } from '../../schema/references.ts';
import { section } from '../section.ts';

export const schema = section({ ...planSection.entries, family: family('The plans') });
