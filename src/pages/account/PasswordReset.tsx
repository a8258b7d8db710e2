import { passwordResetWords } from '../../content/account.ts';
import { PortalIntro } from './shared/PortalIntro/PortalIntro.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PasswordReset() {
  return (
    <PageSections>
      <PortalIntro words={passwordResetWords} />
    </PageSections>
  );
}
