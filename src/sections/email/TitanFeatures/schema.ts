import { feature, heading } from '../../../schema/blocks.ts';
import { list } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({ ...heading, parts: list(feature) });
