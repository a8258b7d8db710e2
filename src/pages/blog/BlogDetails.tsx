import { newestArticle } from 'virtual:newest-article';
import { ArticlePage } from './BlogDetails/ArticlePage.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function BlogDetails() {
  return (
    <PageSections>
      <ArticlePage newest={newestArticle} />
    </PageSections>
  );
}
