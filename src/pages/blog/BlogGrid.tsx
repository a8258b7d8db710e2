import { ArticleList } from './BlogGrid/ArticleList.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function BlogGrid() {
  return (
    <PageSections>
      <ArticleList />
    </PageSections>
  );
}
