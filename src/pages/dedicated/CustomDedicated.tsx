import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function CustomDedicated() {
  return <PlainPage path="/custom-dedicated-server" />;
}
