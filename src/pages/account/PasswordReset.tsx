import { passwordResetWords } from '../../content/account.ts';
import { Handover } from '../../sections/Handover/Handover.tsx';

export function PasswordReset() {
  return <Handover words={passwordResetWords} />;
}
