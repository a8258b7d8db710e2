import { WorkspacePage } from './shared/WorkspacePage/WorkspacePage.tsx';

export function GoogleWorkspace() {
  return <WorkspacePage path="/google-workspace" />;
}
