import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function Home() {
  return <PlainPage path="/" />;
}
