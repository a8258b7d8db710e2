import { QuoteForm } from '../../../sections/QuoteForm/QuoteForm.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedQuoteForm({ copy, surface, shared }: SectionProps<'quoteForm'>) {
  return <QuoteForm form={copy} words={shared.quoteForm} surface={surface} />;
}
