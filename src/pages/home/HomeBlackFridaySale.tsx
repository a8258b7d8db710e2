import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function HomeBlackFridaySale() {
  return <PlainPage path="/home-black-friday-sale" />;
}
