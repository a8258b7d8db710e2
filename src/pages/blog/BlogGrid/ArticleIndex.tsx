import { articles } from '../../../content/articles.ts';
import { blogWords } from '../../../content/blog.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { Eyebrow } from '../../../ui/Eyebrow/Eyebrow.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { ArticleCard } from '../shared/ArticleCard/ArticleCard.tsx';
import styles from './ArticleIndex.module.css';

const words = blogWords.index;

/** After the newest, this many articles are shown as cards and the rest as a list. */
const cardCount = 2;

/** All articles, newest first and larger the newer they are. */
export function ArticleIndex() {
  const [newest, ...earlier] = articles;
  return (
    <>
      <Band ground="cloth" tight>
        <div className={styles.intro}>
          <div className={styles.title}>
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <h1 className={styles.heading}>{words.title}</h1>
          </div>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {newest && <ArticleCard article={newest} look="feature" level={2} />}
      </Band>
      <Band labelledBy="earlier-articles">
        <SectionHeading id="earlier-articles" title={words.earlier} />
        <ul className={styles.cards}>
          {earlier.slice(0, cardCount).map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} look="card" level={3} />
            </li>
          ))}
        </ul>
        <ul className={styles.rows}>
          {earlier.slice(cardCount).map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} look="row" level={3} />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
