import {
  addressPair,
  workspaceEnd,
  workspaceMove,
  workspacePage,
  workspaceTools,
} from '../../../../content/googleWorkspace.ts';
import type { PagePath } from '../../../../content/pages.ts';
import { pageAt } from '../../../../routing/paths.ts';
import { PageSections } from '../../../../layout/PageSections/PageSections.tsx';
import { AddressComparison } from './AddressComparison.tsx';
import { DrawnHero } from '../../../../sections/DrawnHero/DrawnHero.tsx';
import { EndCall } from './EndCall.tsx';
import { MailRecords } from '../MailRecords/MailRecords.tsx';
import { StitchedSteps } from '../../../../sections/StitchedSteps/StitchedSteps.tsx';
import { Envelope } from './Envelope.tsx';
import { WorkspaceTools } from './WorkspaceTools.tsx';

/** Google Workspace, for the two pages that sell it: the same sections under their own titles. */
export function WorkspacePage({ path }: { path: PagePath }) {
  return (
    <PageSections>
      <DrawnHero {...workspacePage.hero} title={pageAt(path).title} drawing={<Envelope />} />
      <AddressComparison {...addressPair} />
      <WorkspaceTools {...workspaceTools} />
      <StitchedSteps id="moving" {...workspaceMove} surface="tinted" />
      <MailRecords />
      <EndCall id="start" {...workspaceEnd} />
    </PageSections>
  );
}
