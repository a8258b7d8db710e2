import { coverWords } from '../../content/specialty.ts';
import { Cover } from './CoverPage/Cover.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CoverPage() {
  return (
    <PageSections>
      <Cover words={coverWords} />
    </PageSections>
  );
}
