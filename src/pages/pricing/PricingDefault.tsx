import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function PricingDefault() {
  return <PlainPage path="/pricing-default" />;
}
