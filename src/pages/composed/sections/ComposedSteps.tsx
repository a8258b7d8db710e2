import { Steps } from '../../../sections/Steps/Steps.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedSteps({ copy, id, surface }: SectionProps<'steps'>) {
  return <Steps {...copy} id={id} surface={surface} />;
}
