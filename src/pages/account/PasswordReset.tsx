import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function PasswordReset() {
  return <PlainPage path="/password-reset" />;
}
