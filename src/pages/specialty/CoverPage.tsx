import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function CoverPage() {
  return <PlainPage path="/cover-page" />;
}
