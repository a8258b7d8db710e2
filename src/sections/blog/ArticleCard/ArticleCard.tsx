import { useId } from 'react';
import type { ArticlesCopy } from '../../../schema/sharedWords.ts';
import type { ArticleMeta } from '../../../schema/prose.ts';
import { articlePath } from '../../../site/articleAddress.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { covers } from '#drawings/covers/index.ts';
import { Drawing } from '../../../ui/Drawing/Drawing.tsx';
import { ArticleByline } from './ArticleByline.tsx';
import styles from './ArticleCard.module.css';

interface ArticleCardProps {
  copy: ArticlesCopy;
  article: ArticleMeta;
  /** `feature` takes the full width, `card` shares it, `row` is a line of a list. */
  variant: 'feature' | 'card' | 'row';
  /** The heading's level on its page. */
  level: 2 | 3;
}

/** An article in a list; the whole card is a link. */
export function ArticleCard({ copy, article, variant, level }: ArticleCardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-variant={variant} aria-labelledby={id}>
      <div className={styles.cloth}>
        <Drawing from={covers} name={article.cover} />
      </div>
      <div className={styles.copy}>
        <p className={styles.topic}>{article.topic}</p>
        <Heading id={id} className={styles.title}>
          <Link className={styles.link} href={articlePath(article.slug)}>
            {article.title}
          </Link>
        </Heading>
        <p className={styles.summary}>{article.summary}</p>
        <ArticleByline copy={copy} article={article} />
      </div>
    </article>
  );
}
