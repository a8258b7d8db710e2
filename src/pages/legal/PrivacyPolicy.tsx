import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function PrivacyPolicy() {
  return <PlainPage path="/privacy-policy" />;
}
