import { WorkspaceMail } from './shared/WorkspacePage/WorkspaceMail.tsx';

export function GoogleWorkspace() {
  return <WorkspaceMail path="/google-workspace" />;
}
