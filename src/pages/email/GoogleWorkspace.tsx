import type { PageProps } from '../../schema/copy.ts';
import { WorkspacePage } from './shared/WorkspacePage/WorkspacePage.tsx';

export function GoogleWorkspace({ copy }: PageProps<'email/google-workspace'>) {
  return <WorkspacePage copy={copy} />;
}
