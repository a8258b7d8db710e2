import { coverWords } from '../../content/specialty.ts';
import { Cover } from '../../sections/Cover/Cover.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function CoverPage() {
  return (
    <PageSections>
      <Cover words={coverWords} />
    </PageSections>
  );
}
