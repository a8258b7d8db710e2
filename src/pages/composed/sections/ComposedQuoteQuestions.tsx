import { QuoteRequest } from '../../../sections/QuoteRequest/QuoteRequest.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedQuoteQuestions({ copy }: SectionProps<'quoteQuestions'>) {
  const { section: _, ...props } = copy;
  return <QuoteRequest {...props} />;
}
