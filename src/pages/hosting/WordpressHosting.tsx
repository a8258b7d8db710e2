import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function WordpressHosting() {
  return <PlainPage path="/wordpress-hosting" />;
}
