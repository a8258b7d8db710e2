import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { JoinedPatches } from './SignUp/JoinedPatches.tsx';
import { PortalIntro } from './shared/PortalIntro/PortalIntro.tsx';

export function SignUp({ copy }: PageProps<'account/sign-up'>) {
  return (
    <PageSections>
      <PortalIntro hero={copy.hero} ready={copy.ready} drawing={<JoinedPatches />} />
    </PageSections>
  );
}
