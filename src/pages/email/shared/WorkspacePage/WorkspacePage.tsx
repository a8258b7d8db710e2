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
import { Hero } from '../../../../sections/Hero/Hero.tsx';
import { CallToAction } from '../../../../sections/CallToAction/CallToAction.tsx';
import { MailRecords } from '../MailRecords/MailRecords.tsx';
import { Steps } from '../../../../sections/Steps/Steps.tsx';
import { Envelope } from './Envelope.tsx';
import { WorkspaceTools } from './WorkspaceTools.tsx';

/** Google Workspace, shared by two pages: the same sections under different titles. */
export function WorkspacePage({ path }: { path: PagePath }) {
  return (
    <PageSections>
      <Hero copy={{ ...workspacePage.hero, title: pageAt(path).title }} drawing={<Envelope />} />
      <AddressComparison {...addressPair} />
      <WorkspaceTools {...workspaceTools} />
      <Steps id="moving" layout="line" surface="tinted" {...workspaceMove} />
      <MailRecords />
      <CallToAction surface="tinted" {...workspaceEnd} />
    </PageSections>
  );
}
