import { quoteForm } from '../../schema/quoteForm.ts';
import { section } from '../section.ts';

export const schema = section(quoteForm.entries);
