import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function CpanelVps() {
  return <PlainPage path="/cpanel-vps" />;
}
