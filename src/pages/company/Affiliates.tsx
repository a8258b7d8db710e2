import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function Affiliates() {
  return <PlainPage path="/affiliates" />;
}
