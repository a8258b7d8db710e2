import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function WebHosting() {
  return <PlainPage path="/web-hosting" />;
}
