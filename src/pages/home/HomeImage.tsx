import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function HomeImage() {
  return <PlainPage path="/home-image" />;
}
