import type { ArticlesCopy } from '../../../schema/sharedWords.ts';
import type { ArticleMeta } from '../../../schema/prose.ts';
import { day, digits } from '../../../language/inWords.ts';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import styles from './ArticleByline.module.css';

interface ArticleBylineProps {
  copy: ArticlesCopy;
  article: Pick<ArticleMeta, 'date' | 'minutes'>;
}

/** When an article was written and how long it takes to read. */
export function ArticleByline({ copy, article }: ArticleBylineProps) {
  return (
    <p className={styles.facts}>
      <time dateTime={article.date}>{day(article.date)}</time>
      <span>{fillPlaceholders(copy.minutesToRead, { minutes: digits(article.minutes) })}</span>
    </p>
  );
}
