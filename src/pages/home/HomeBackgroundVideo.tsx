import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function HomeBackgroundVideo() {
  return <PlainPage path="/home-background-video" />;
}
