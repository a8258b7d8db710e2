import { articles, findArticle } from '../../../content/articles.ts';
import { blogWords } from '../../../content/blog.ts';
import type { Article } from '../../../content/schema/prose.ts';
import { useQueryParam } from '../../../ui/useQueryParam.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { ArticleCard } from '../shared/ArticleCard/ArticleCard.tsx';
import { ArticleFacts } from '../shared/ArticleCard/ArticleFacts.tsx';
import { PageHero } from '../../../sections/PageHero/PageHero.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { MoreArticles } from './MoreArticles.tsx';
import { PlainTextList } from './PlainTextList.tsx';
import styles from './ArticleReader.module.css';

const words = blogWords.article;

function BackLink() {
  return (
    <p className={styles.back}>
      <Link href="/blog-grid">{words.back}</Link>
    </p>
  );
}

/** An address that names no article: say so, and show what there is. */
function UnknownArticle() {
  const { title, lead, list } = blogWords.unknown;
  return (
    <>
      <PageHero eyebrow={blogWords.index.eyebrow} title={title} lead={lead} motif="company" />
      <Band tight>
        <ul className={styles.list} aria-label={list}>
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} look="row" level={2} />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

/** The article that `?post=` names, or the newest one, with which the page is prerendered. */
export function ArticleReader({ newest }: { newest: Article }) {
  const post = useQueryParam('post');
  const article = post ? findArticle(post) : newest;
  if (!article) return <UnknownArticle />;
  return (
    <>
      <PageHero
        above={<BackLink />}
        eyebrow={article.topic}
        title={article.title}
        lead={article.summary}
        motif={article.motif}
      >
        <ArticleFacts article={article} />
        <PlainTextList />
      </PageHero>
      <Band>
        <ArticleBody key={article.slug} slug={article.slug} newest={newest} />
      </Band>
      <MoreArticles slug={article.slug} />
    </>
  );
}
