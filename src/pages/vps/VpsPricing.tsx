import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function VpsPricing() {
  return <PlainPage path="/vps-pricing" />;
}
