import { signUpWords } from '../../content/account.ts';
import { Handover } from './shared/Handover/Handover.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function SignUp() {
  return (
    <PageSections>
      <Handover words={signUpWords} />
    </PageSections>
  );
}
