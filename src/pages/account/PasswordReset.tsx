import { passwordResetWords } from '../../content/account.ts';
import { Handover } from '../../sections/Handover/Handover.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function PasswordReset() {
  return (
    <PageSections>
      <Handover words={passwordResetWords} />
    </PageSections>
  );
}
