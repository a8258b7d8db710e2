import { NextLinks } from '../../../sections/NextLinks/NextLinks.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedNextLinks({ copy, surface }: SectionProps<'nextLinks'>) {
  return <NextLinks {...copy} surface={surface} />;
}
