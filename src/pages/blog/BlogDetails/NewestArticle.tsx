import { articleParameter } from '../../../content/articleAddress.ts';
import { useQueryParam } from '../../../ui/useQueryParam.ts';
import { ArticlePage } from '../shared/ArticlePage/ArticlePage.tsx';
import type { ArticlePageCopy } from '../shared/ArticlePage/ArticlePage.tsx';
import { UnknownArticle } from './UnknownArticle.tsx';

/**
 * The newest article. If the query names an article, a redirect has already handled it; any other
 * name is unknown.
 */
export function NewestArticle({ copy }: { copy: ArticlePageCopy }) {
  return useQueryParam(articleParameter) ? (
    <UnknownArticle copy={copy} />
  ) : (
    <ArticlePage copy={copy} />
  );
}
