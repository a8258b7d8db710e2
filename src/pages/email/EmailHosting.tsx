import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function EmailHosting() {
  return <PlainPage path="/email-hosting" />;
}
