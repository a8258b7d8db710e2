import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { ArticlePage } from './shared/ArticlePage/ArticlePage.tsx';
import type { ArticlePageCopy } from './shared/ArticlePage/ArticlePage.tsx';

/** The newest article. */
export function BlogDetails({ copy }: { copy: ArticlePageCopy }) {
  return (
    <PageSections>
      <ArticlePage copy={copy} />
    </PageSections>
  );
}
