import { CallToAction } from '../../../sections/CallToAction/CallToAction.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedCallToAction({ copy, surface }: SectionProps<'callToAction'>) {
  return <CallToAction {...copy} surface={surface} />;
}
