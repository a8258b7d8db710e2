import { WorkspaceMail } from '../../sections/WorkspaceMail/WorkspaceMail.tsx';

export function GoogleWorkspace() {
  return <WorkspaceMail path="/google-workspace" />;
}
