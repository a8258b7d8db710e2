import { coverWords } from '../../content/specialty.ts';
import { CoverHero } from './CoverPage/CoverHero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function CoverPage() {
  return (
    <PageSections>
      <CoverHero words={coverWords} />
    </PageSections>
  );
}
