import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function WhmCpanelVps() {
  return <PlainPage path="/whm-cpanel-vps" />;
}
