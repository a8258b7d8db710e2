import { NotFoundPatch } from './NotFound/NotFoundPatch.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function NotFound() {
  return (
    <PageSections>
      <NotFoundPatch />
    </PageSections>
  );
}
