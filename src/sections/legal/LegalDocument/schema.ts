import { drawing, markdown } from '../../../schema/references.ts';
import { section } from '../../section.ts';

/** The words around the text are in words/legal.yaml. */
export const schema = section({
  text: markdown('A file of legal/, such as legal/refund-policy'),
  drawing: drawing('Beside the title'),
});
