import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function ResellerHosting() {
  return <PlainPage path="/reseller-hosting" />;
}
