import { DomainResults } from '../../sections/DomainResults/DomainResults.tsx';

export function DomainSearchResult() {
  return <DomainResults />;
}
