import { Terminal } from '../../../sections/Terminal/Terminal.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedTerminal({ copy }: SectionProps<'terminal'>) {
  return <Terminal {...copy} />;
}
