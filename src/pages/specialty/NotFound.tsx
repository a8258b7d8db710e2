import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function NotFound() {
  return <PlainPage path="/404" />;
}
