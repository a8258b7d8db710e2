import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function TermsOfService() {
  return <PlainPage path="/terms-of-service" />;
}
