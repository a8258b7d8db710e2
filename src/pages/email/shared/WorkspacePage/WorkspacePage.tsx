import type { WorkspaceCopy } from '../../../../schema/pages/email.ts';
import { PageSections } from '../../../../layout/PageSections/PageSections.tsx';
import { AddressComparison } from './AddressComparison.tsx';
import { Hero } from '../../../../sections/Hero/Hero.tsx';
import { CallToAction } from '../../../../sections/CallToAction/CallToAction.tsx';
import { MailRecords } from '../MailRecords/MailRecords.tsx';
import { Steps } from '../../../../sections/Steps/Steps.tsx';
import { Envelope } from '#drawings/Envelope.tsx';
import { WorkspaceTools } from './WorkspaceTools.tsx';

/** Google Workspace, shared by two pages: the same sections under different titles. */
export function WorkspacePage({ copy }: { copy: WorkspaceCopy }) {
  return (
    <PageSections>
      <Hero copy={{ ...copy.hero, title: copy.meta.title }} drawing={<Envelope />} />
      <AddressComparison {...copy.addresses} />
      <WorkspaceTools {...copy.tools} />
      <Steps id="moving" layout="line" surface="tinted" {...copy.move} />
      <MailRecords {...copy.records} />
      <CallToAction surface="tinted" {...copy.closing} />
    </PageSections>
  );
}
