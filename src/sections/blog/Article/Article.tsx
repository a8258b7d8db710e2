import words from '#content/words/articles.js';
import prose from '#content/words/prose.js';
import { Hero } from '../../Hero/Hero.tsx';
import { Prose } from '../../Prose/Prose.tsx';
import { TableOfContents } from '../../TableOfContents/TableOfContents.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { ArticleByline } from '../ArticleCard/ArticleByline.tsx';
import { covers } from '#drawings/covers/index.ts';
import { Drawing } from '../../../ui/Drawing/Drawing.tsx';
import { NeighbouringArticles } from './NeighbouringArticles.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './Article.module.css';

/** An article, with links to the one before and the one after it. */
export function Article({ article, newer, older }: SectionProps<typeof schema>) {
  return (
    <>
      <Hero
        copy={{ eyebrow: article.topic, title: article.title, lead: article.summary }}
        details={<ArticleByline copy={words} article={article} />}
        drawing={<Drawing from={covers} name={article.cover} />}
        drawingSize="small"
      />
      <Section tight>
        <div className={styles.layout}>
          <TableOfContents title={prose.contents} blocks={article.blocks} />
          <Prose copy={prose} blocks={article.blocks} />
        </div>
      </Section>
      <NeighbouringArticles newer={newer} older={older} />
    </>
  );
}
