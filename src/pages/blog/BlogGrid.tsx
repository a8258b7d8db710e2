import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { ArticleList } from './BlogGrid/ArticleList.tsx';

export function BlogGrid({ copy }: PageProps<'blog/blog-grid'>) {
  return (
    <PageSections>
      <ArticleList hero={copy.hero} earlier={copy.earlier} articles={copy.articles} />
    </PageSections>
  );
}
