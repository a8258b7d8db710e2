import { articles, olderTexts } from 'virtual:article-index';
import type { ArticleMeta, Block } from './schema/prose.ts';

export { articles };

export function findArticle(slug: string): ArticleMeta | undefined {
  return articles.find((article) => article.slug === slug);
}

/** Brings the text of an older article, which is a chunk of its own. */
export async function loadOlderText(slug: string): Promise<Block[]> {
  const load = olderTexts[slug];
  if (!load) throw new Error(`There is no older article '${slug}'`);
  return (await load()).text.blocks;
}
