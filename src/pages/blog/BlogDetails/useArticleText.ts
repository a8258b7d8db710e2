import { useEffect, useState } from 'react';
import { loadOlderText } from '../../../content/articles.ts';
import type { Article, Block } from '../../../content/schema/prose.ts';

export type ArticleText =
  | { state: 'ready'; blocks: readonly Block[] }
  | { state: 'loading' }
  | { state: 'failed' };

/** An article's text: the newest is bundled, others load as their own chunks. */
export function useArticleText(slug: string, newest: Article): ArticleText {
  const [arrived, setArrived] = useState<{ slug: string; text: ArticleText }>();
  useEffect(() => {
    if (slug === newest.slug) return undefined;
    let left = false;
    const arrive = (text: ArticleText) => {
      if (!left) setArrived({ slug, text });
    };
    loadOlderText(slug).then(
      (blocks) => arrive({ state: 'ready', blocks }),
      () => arrive({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [slug, newest.slug]);
  if (slug === newest.slug) return { state: 'ready', blocks: newest.blocks };
  return arrived?.slug === slug ? arrived.text : { state: 'loading' };
}
