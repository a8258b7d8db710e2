import { newestArticle } from 'virtual:newest-article';
import { ArticleReader } from '../../sections/ArticleReader/ArticleReader.tsx';

export function BlogDetails() {
  return <ArticleReader newest={newestArticle} />;
}
