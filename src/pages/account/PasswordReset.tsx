import { passwordResetWords } from '../../content/account.ts';
import { Handover } from './shared/Handover/Handover.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PasswordReset() {
  return (
    <PageSections>
      <Handover words={passwordResetWords} />
    </PageSections>
  );
}
