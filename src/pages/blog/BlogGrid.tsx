import { ArticleIndex } from '../../sections/ArticleIndex/ArticleIndex.tsx';

export function BlogGrid() {
  return <ArticleIndex />;
}
