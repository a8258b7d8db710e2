import { Section } from '../../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import type { ArticlePageCopy } from './ArticlePage.tsx';
import styles from './ArticlePage.module.css';

/** The article before this one and the one after it, if there are any. */
export function NeighbouringArticles({ copy }: { copy: ArticlePageCopy }) {
  const { older, newer } = copy;
  // A single card would be a drawing as wide as the page.
  const variant = older && newer ? 'card' : 'feature';
  const all = (
    <ButtonLink href="/blog-grid" variant="secondary">
      {copy.back}
    </ButtonLink>
  );
  return (
    <Section surface="tinted" labelledBy="more-articles">
      <SectionHeading id="more-articles" title={copy.more} aside={all} />
      <ul className={styles.more}>
        {older && (
          <li>
            <p className={styles.place}>{copy.previous}</p>
            <ArticleCard copy={copy.articles} article={older} variant={variant} level={3} />
          </li>
        )}
        {newer && (
          <li>
            <p className={styles.place}>{copy.next}</p>
            <ArticleCard copy={copy.articles} article={newer} variant={variant} level={3} />
          </li>
        )}
      </ul>
    </Section>
  );
}
