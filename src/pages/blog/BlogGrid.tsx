import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function BlogGrid() {
  return <PlainPage path="/blog-grid" />;
}
