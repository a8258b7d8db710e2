import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function WhmCpanelDedicated() {
  return <PlainPage path="/whm-cpanel-dedicated-server" />;
}
