import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function DomainReseller() {
  return <PlainPage path="/domain-reseller" />;
}
