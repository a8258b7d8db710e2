import { PlainPage } from '../../sections/PlainPage/PlainPage.tsx';

export function BlogDetails() {
  return <PlainPage path="/blog-details" />;
}
