import type { BlogDetailsCopy } from '../../../../schema/pages/other.ts';
import type { ArticleInSequence } from '../../../../schema/prose.ts';
import { Hero } from '../../../../sections/Hero/Hero.tsx';
import { Prose } from '../../../../sections/Prose/Prose.tsx';
import { TableOfContents } from '../../../../sections/TableOfContents/TableOfContents.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { ArticleByline } from '../ArticleCard/ArticleByline.tsx';
import { covers } from '#drawings/covers/index.ts';
import { Drawing } from '../../../../ui/Drawing/Drawing.tsx';
import { NeighbouringArticles } from './NeighbouringArticles.tsx';
import styles from './ArticlePage.module.css';

/** An article's page: the article, and the words that are the same around every article. */
export type ArticlePageCopy = BlogDetailsCopy & ArticleInSequence;

/** An article, with links to the one before and the one after it. */
export function ArticlePage({ copy }: { copy: ArticlePageCopy }) {
  const { article, prose } = copy;
  return (
    <>
      <Hero
        copy={{ eyebrow: article.topic, title: article.title, lead: article.summary }}
        details={<ArticleByline copy={copy.articles} article={article} />}
        drawing={<Drawing from={covers} name={article.cover} />}
        drawingSize="small"
      />
      <Section tight>
        <div className={styles.layout}>
          <TableOfContents title={prose.contents} blocks={article.blocks} />
          <Prose copy={prose} blocks={article.blocks} />
        </div>
      </Section>
      <NeighbouringArticles copy={copy} />
    </>
  );
}
