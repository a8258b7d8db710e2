import { signUpWords } from '../../content/account.ts';
import { PortalIntro } from './shared/PortalIntro/PortalIntro.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function SignUp() {
  return (
    <PageSections>
      <PortalIntro words={signUpWords} />
    </PageSections>
  );
}
