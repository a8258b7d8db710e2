import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function PremiumHosting() {
  return <PlainPage path="/premium-hosting" />;
}
