import { pageHero } from '../../../schema/blocks.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../section.ts';

export const schema = section({ ...pageHero.entries, earlier: text('Above the older articles') });
