import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function HomeContentSlider() {
  return <PlainPage path="/home-content-slider" />;
}
