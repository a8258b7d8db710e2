import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function HomeBlackFridayComing() {
  return <PlainPage path="/home-black-friday-coming" />;
}
