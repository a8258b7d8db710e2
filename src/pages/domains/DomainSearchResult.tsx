import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function DomainSearchResult() {
  return <PlainPage path="/domain-search-result" />;
}
