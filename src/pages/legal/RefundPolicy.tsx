import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function RefundPolicy() {
  return <PlainPage path="/refund-policy" />;
}
