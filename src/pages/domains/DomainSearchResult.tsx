import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { DomainResults } from './DomainSearchResult/DomainResults.tsx';

export function DomainSearchResult({ copy }: PageProps<'domains/domain-search-result'>) {
  return (
    <PageSections>
      <DomainResults copy={copy} />
    </PageSections>
  );
}
