import { signUpWords } from '../../content/account.ts';
import { Handover } from '../../sections/Handover/Handover.tsx';

export function SignUp() {
  return <Handover words={signUpWords} />;
}
