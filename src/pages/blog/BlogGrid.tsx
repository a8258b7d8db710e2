import { ArticleIndex } from './BlogGrid/ArticleIndex.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function BlogGrid() {
  return (
    <PageSections>
      <ArticleIndex />
    </PageSections>
  );
}
