import { articles } from '../../../content/articles.ts';
import { blogWords } from '../../../content/blog.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { ArticleCard } from '../shared/ArticleCard/ArticleCard.tsx';
import styles from './ArticlePage.module.css';

const words = blogWords.article;

/** How many articles are suggested at the end of one. */
const offered = 2;

/** The next articles in the list, starting over after the oldest. */
export function MoreArticles({ slug }: { slug: string }) {
  const place = articles.findIndex((article) => article.slug === slug);
  const following = [...articles.slice(place + 1), ...articles.slice(0, place)].slice(0, offered);
  const all = (
    <ButtonLink href="/blog-grid" variant="secondary">
      {words.back}
    </ButtonLink>
  );
  return (
    <Section surface="tinted" labelledBy="more-articles">
      <SectionHeading id="more-articles" title={words.more} aside={all} />
      <ul className={styles.more}>
        {following.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} variant="card" level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
