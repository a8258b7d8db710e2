import { WorkspacePage } from './shared/WorkspacePage/WorkspacePage.tsx';

export function EmailHosting() {
  return <WorkspacePage path="/email-hosting" />;
}
