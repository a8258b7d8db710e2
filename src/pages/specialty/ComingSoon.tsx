import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function ComingSoon() {
  return <PlainPage path="/coming-soon" />;
}
