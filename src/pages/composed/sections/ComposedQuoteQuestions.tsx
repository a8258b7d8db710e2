import { QuoteRequest } from '../../../sections/QuoteRequest/QuoteRequest.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedQuoteQuestions({ copy, shared }: SectionProps<'quoteQuestions'>) {
  return <QuoteRequest {...copy} copy={shared.quoteRequest} />;
}
