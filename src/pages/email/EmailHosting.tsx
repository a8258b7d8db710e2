import { WorkspaceMail } from './shared/WorkspacePage/WorkspaceMail.tsx';

export function EmailHosting() {
  return <WorkspaceMail path="/email-hosting" />;
}
