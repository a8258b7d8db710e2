import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { KeyOnThread } from '#drawings/KeyOnThread.tsx';
import { PortalIntro } from './shared/PortalIntro/PortalIntro.tsx';

export function PasswordReset({ copy }: PageProps<'account/password-reset'>) {
  return (
    <PageSections>
      <PortalIntro hero={copy.hero} ready={copy.ready} drawing={<KeyOnThread />} />
    </PageSections>
  );
}
