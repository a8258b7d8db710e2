import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function DomainRegistration() {
  return <PlainPage path="/domain-registration" />;
}
