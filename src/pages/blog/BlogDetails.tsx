import { newestArticle } from 'virtual:newest-article';
import { ArticleReader } from './BlogDetails/ArticleReader.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function BlogDetails() {
  return (
    <PageSections>
      <ArticleReader newest={newestArticle} />
    </PageSections>
  );
}
