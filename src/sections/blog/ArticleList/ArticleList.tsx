import copy from '#content/words/articles.js';
import { articles } from '../../../site/articles.ts';
import { AfterFirstScreen } from '../../../routing/AfterFirstScreen.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Eyebrow } from '../../../ui/Eyebrow/Eyebrow.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './ArticleList.module.css';

/** This many articles after the newest are cards; the rest are rows. */
const cardCount = 2;

/** All articles, newest first and largest. */
export function ArticleList(props: SectionProps<typeof schema>) {
  const [newest, ...earlier] = articles;
  return (
    <>
      <Section surface="tinted" tight>
        <div className={styles.intro}>
          <div className={styles.title}>
            <Eyebrow>{props.eyebrow}</Eyebrow>
            <h1 className={styles.heading}>{props.title}</h1>
          </div>
          <p className={styles.lead}>{props.lead}</p>
        </div>
        {newest && <ArticleCard copy={copy} article={newest} variant="feature" level={2} />}
      </Section>
      <AfterFirstScreen>
        <Section labelledBy="earlier-articles">
          <SectionHeading id="earlier-articles" title={props.earlier} />
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
