import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function PricingComparison() {
  return <PlainPage path="/pricing-comparision" />;
}
