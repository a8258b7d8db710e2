import { coverWords } from '../../content/specialty.ts';
import { Cover } from '../../sections/Cover/Cover.tsx';

export function CoverPage() {
  return <Cover words={coverWords} />;
}
