import { Responsibilities } from '../../../sections/Responsibilities/Responsibilities.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedResponsibilities({ copy }: SectionProps<'responsibilities'>) {
  return <Responsibilities {...copy} />;
}
