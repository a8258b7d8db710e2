import copy from '#content/words/articles.js';
import { site } from '../../../site/site.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './Article.module.css';

/** The article before this one and the one after it, if there are any. */
export function NeighbouringArticles({
  newer,
  older,
}: Pick<SectionProps<typeof schema>, 'newer' | 'older'>) {
  // A single card would be a drawing as wide as the page.
  const variant = older && newer ? 'card' : 'feature';
  const all = (
    <ButtonLink href={site.blog?.list ?? '/'} variant="secondary">
      {copy.back}
    </ButtonLink>
  );
  return (
    <Section weight="quiet" surface="tinted" labelledBy="more-articles">
      <SectionHeading id="more-articles" title={copy.more} aside={all} />
      <ul className={styles.more}>
        {older && (
          <li>
            <p className={styles.place}>{copy.previous}</p>
            <ArticleCard copy={copy} article={older} variant={variant} level={3} />
          </li>
        )}
        {newer && (
          <li>
            <p className={styles.place}>{copy.next}</p>
            <ArticleCard copy={copy} article={newer} variant={variant} level={3} />
          </li>
        )}
      </ul>
    </Section>
  );
}
