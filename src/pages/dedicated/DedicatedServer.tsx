import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function DedicatedServer() {
  return <PlainPage path="/dedicated-server" />;
}
