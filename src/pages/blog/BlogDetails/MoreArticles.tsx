import { articles } from '../../../content/articles.ts';
import type { BlogDetailsCopy } from '../../../content/schema/pages/other.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { ArticleCard } from '../shared/ArticleCard/ArticleCard.tsx';
import styles from './ArticlePage.module.css';

/** How many articles are suggested at the end of one. */
const offered = 2;

interface MoreArticlesProps {
  copy: Pick<BlogDetailsCopy, 'back' | 'more' | 'articles'>;
  slug: string;
}

/** The next articles in the list, starting over after the oldest. */
export function MoreArticles({ copy, slug }: MoreArticlesProps) {
  const place = articles.findIndex((article) => article.slug === slug);
  const following = [...articles.slice(place + 1), ...articles.slice(0, place)].slice(0, offered);
  const all = (
    <ButtonLink href="/blog-grid" variant="secondary">
      {copy.back}
    </ButtonLink>
  );
  return (
    <Section surface="tinted" labelledBy="more-articles">
      <SectionHeading id="more-articles" title={copy.more} aside={all} />
      <ul className={styles.more}>
        {following.map((article) => (
          <li key={article.slug}>
            <ArticleCard copy={copy.articles} article={article} variant="card" level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
