import { ArticleIndex } from '../../sections/ArticleIndex/ArticleIndex.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function BlogGrid() {
  return (
    <PageSections>
      <ArticleIndex />
    </PageSections>
  );
}
