import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function HomeGamingHosting() {
  return <PlainPage path="/home-gaming-hosting" />;
}
