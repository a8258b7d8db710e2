import { articles } from '../../../content/articles.ts';
import type { BlogDetailsCopy } from '../../../content/schema/pages/other.ts';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { Company as Medallion } from '../../../generated/drawings/medallions/Company.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { ArticleCard } from '../shared/ArticleCard/ArticleCard.tsx';
import styles from './UnknownArticle.module.css';

/** For a query that names an unknown article: a message and the list of articles. */
export function UnknownArticle({ copy }: { copy: BlogDetailsCopy }) {
  const { eyebrow, title, lead, list } = copy.unknown;
  return (
    <>
      <Hero copy={{ eyebrow, title, lead }} drawing={<Medallion />} drawingSize="small" />
      <Section tight>
        <ul className={styles.list} aria-label={list}>
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard copy={copy.articles} article={article} variant="row" level={2} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
