import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { NewestArticle } from './BlogDetails/NewestArticle.tsx';
import type { ArticlePageCopy } from './shared/ArticlePage/ArticlePage.tsx';

export function BlogDetails({ copy }: { copy: ArticlePageCopy }) {
  return (
    <PageSections>
      <NewestArticle copy={copy} />
    </PageSections>
  );
}
