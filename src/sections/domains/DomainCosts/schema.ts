import { heading } from '../../../schema/blocks.ts';
import { link } from '../../../schema/link.ts';
import { section } from '../../section.ts';

/** The words of the table are in words/domain-prices.yaml. */
export const schema = section({ ...heading, action: link });
