import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function CustomVps() {
  return <PlainPage path="/custom-vps" />;
}
