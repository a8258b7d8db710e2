import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function PricingSpecifications() {
  return <PlainPage path="/pricing-specifications" />;
}
