import { articles } from '../../../content/articles.ts';
import { blogWords } from '../../../content/blog.ts';
import styles from './ArticlePage.module.css';

/**
 * One file is served for every `?post=`, and only a script can put another article into it. For
 * readers without scripts the build therefore lays each article beside the site as plain text, and
 * the page says where. Nobody else sees or downloads any of this.
 */
export function PlainTextList() {
  return (
    <noscript>
      <div className={styles.plain}>
        <p>{blogWords.article.withoutScripts}</p>
        <ul>
          {articles.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`/articles/${slug}.txt`}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
