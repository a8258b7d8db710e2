import { DomainResults } from './DomainSearchResult/DomainResults.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainSearchResult() {
  return (
    <PageSections>
      <DomainResults />
    </PageSections>
  );
}
