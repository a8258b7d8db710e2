import { articles } from '../../../content/articles.ts';
import styles from './ArticlePage.module.css';

/**
 * One HTML file serves every `?post=`, and only JavaScript can show another article in it. For
 * readers without it, the build also writes each article as plain text, and
 * this list links them.
 */
export function PlainTextList({ text }: { text: string }) {
  return (
    <noscript>
      <div className={styles.plain}>
        <p>{text}</p>
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
