import { quoteQuestions } from '../../schema/blocks.ts';
import { section } from '../section.ts';

/** The words around the questions are in words/quote-request.yaml. */
export const schema = section(quoteQuestions.entries);
