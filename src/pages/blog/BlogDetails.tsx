import { newestArticle } from 'virtual:newest-article';
import { ArticleReader } from '../../sections/ArticleReader/ArticleReader.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function BlogDetails() {
  return (
    <PageSections>
      <ArticleReader newest={newestArticle} />
    </PageSections>
  );
}
