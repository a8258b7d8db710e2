import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function ContactUs() {
  return <PlainPage path="/contact-us" />;
}
