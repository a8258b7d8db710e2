import { signUpWords } from '../../content/account.ts';
import { Handover } from '../../sections/Handover/Handover.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function SignUp() {
  return (
    <PageSections>
      <Handover words={signUpWords} />
    </PageSections>
  );
}
