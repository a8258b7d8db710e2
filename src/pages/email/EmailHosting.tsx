import { WorkspaceMail } from '../../sections/WorkspaceMail/WorkspaceMail.tsx';

export function EmailHosting() {
  return <WorkspaceMail path="/email-hosting" />;
}
