import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function OfferSingle() {
  return <PlainPage path="/offer-single-page" />;
}
