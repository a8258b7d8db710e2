import { Faq } from '../../../sections/Faq/Faq.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedFaq({ copy, surface }: SectionProps<'faq'>) {
  return <Faq copy={copy} surface={surface} />;
}
