import { FactList } from '../../../sections/FactList/FactList.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedFacts({ copy, surface }: SectionProps<'facts'>) {
  return <FactList {...copy} surface={surface} />;
}
