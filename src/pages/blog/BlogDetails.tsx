import { newestArticle } from 'virtual:newest-article';
import type { PageProps } from '../../content/schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { ArticlePage } from './BlogDetails/ArticlePage.tsx';

export function BlogDetails({ copy }: PageProps<'blog/blog-details'>) {
  return (
    <PageSections>
      <ArticlePage copy={copy} newest={newestArticle} />
    </PageSections>
  );
}
