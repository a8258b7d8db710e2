import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function AboutUs() {
  return <PlainPage path="/about-us" />;
}
