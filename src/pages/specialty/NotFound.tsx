import { NotFoundHero } from './NotFound/NotFoundHero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function NotFound() {
  return (
    <PageSections>
      <NotFoundHero />
    </PageSections>
  );
}
