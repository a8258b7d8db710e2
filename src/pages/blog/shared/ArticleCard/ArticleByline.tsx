import type { ArticlesCopy } from '../../../../content/schema/common.ts';
import type { ArticleMeta } from '../../../../content/schema/prose.ts';
import styles from './ArticleByline.module.css';

/** Dates have no time zone: format them in UTC, so that they don't shift. */
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface ArticleBylineProps {
  copy: ArticlesCopy;
  article: Pick<ArticleMeta, 'date' | 'minutes'>;
}

/** When an article was written and how long it takes to read. */
export function ArticleByline({ copy, article }: ArticleBylineProps) {
  return (
    <p className={styles.facts}>
      <time dateTime={article.date}>{dayFormat.format(new Date(article.date))}</time>
      <span>
        {article.minutes} {copy.minutesToRead}
      </span>
    </p>
  );
}
