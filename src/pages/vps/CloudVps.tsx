import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function CloudVps() {
  return <PlainPage path="/vps" />;
}
