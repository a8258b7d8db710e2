import { DomainResults } from '../../sections/DomainResults/DomainResults.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function DomainSearchResult() {
  return (
    <PageSections>
      <DomainResults />
    </PageSections>
  );
}
