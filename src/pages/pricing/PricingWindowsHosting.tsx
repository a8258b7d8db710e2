import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function PricingWindowsHosting() {
  return <PlainPage path="/pricing-windows-hosting" />;
}
