import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function GoogleWorkspace() {
  return <PlainPage path="/google-workspace" />;
}
