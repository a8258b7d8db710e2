import { articles } from '../../../site/articles.ts';
import type { BlogGridCopy } from '../../../schema/pages/other.ts';
import { AfterFirstScreen } from '../../../routing/AfterFirstScreen.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Eyebrow } from '../../../ui/Eyebrow/Eyebrow.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { ArticleCard } from '../shared/ArticleCard/ArticleCard.tsx';
import styles from './ArticleList.module.css';

/** This many articles after the newest are cards; the rest are rows. */
const cardCount = 2;

/** All articles, newest first and largest. */
export function ArticleList({ hero, earlier: title, articles: copy }: Omit<BlogGridCopy, 'meta'>) {
  const [newest, ...earlier] = articles;
  return (
    <>
      <Section surface="tinted" tight>
        <div className={styles.intro}>
          <div className={styles.title}>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 className={styles.heading}>{hero.title}</h1>
          </div>
          <p className={styles.lead}>{hero.lead}</p>
        </div>
        {newest && <ArticleCard copy={copy} article={newest} variant="feature" level={2} />}
      </Section>
      <AfterFirstScreen>
        <Section labelledBy="earlier-articles">
          <SectionHeading id="earlier-articles" title={title} />
          <ul className={styles.cards}>
            {earlier.slice(0, cardCount).map((article) => (
              <li key={article.slug}>
                <ArticleCard copy={copy} article={article} variant="card" level={3} />
              </li>
            ))}
          </ul>
          <ul className={styles.rows}>
            {earlier.slice(cardCount).map((article) => (
              <li key={article.slug}>
                <ArticleCard copy={copy} article={article} variant="row" level={3} />
              </li>
            ))}
          </ul>
        </Section>
      </AfterFirstScreen>
    </>
  );
}
