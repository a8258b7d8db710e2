import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function ThankYou() {
  return <PlainPage path="/thank-you" />;
}
