import type { PageProps } from '../../schema/copy.ts';
import { WorkspacePage } from './shared/WorkspacePage/WorkspacePage.tsx';

export function EmailHosting({ copy }: PageProps<'email/email-hosting'>) {
  return <WorkspacePage copy={copy} />;
}
