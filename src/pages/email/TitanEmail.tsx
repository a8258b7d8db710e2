import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function TitanEmail() {
  return <PlainPage path="/titan-email" />;
}
