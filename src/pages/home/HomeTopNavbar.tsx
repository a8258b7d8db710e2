import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function HomeTopNavbar() {
  return <PlainPage path="/home-top-navbar" />;
}
