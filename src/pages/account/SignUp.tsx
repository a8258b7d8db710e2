import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function SignUp() {
  return <PlainPage path="/sign-up" />;
}
