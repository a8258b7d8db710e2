import { NotFoundPatch } from '../../sections/NotFoundPatch/NotFoundPatch.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function NotFound() {
  return (
    <PageSections>
      <NotFoundPatch />
    </PageSections>
  );
}
