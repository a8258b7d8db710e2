import { articles, findArticle } from '../../../content/articles.ts';
import { blogWords } from '../../../content/blog.ts';
import type { Article } from '../../../content/schema/prose.ts';
import { useQueryParam } from '../../../ui/useQueryParam.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { ArticleCard } from '../shared/ArticleCard/ArticleCard.tsx';
import { ArticleByline } from '../shared/ArticleCard/ArticleByline.tsx';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { MoreArticles } from './MoreArticles.tsx';
import { PlainTextList } from './PlainTextList.tsx';
import styles from './ArticlePage.module.css';

const words = blogWords.article;

function BackLink() {
  return (
    <p className={styles.back}>
      <Link href="/blog-grid">{words.back}</Link>
    </p>
  );
}

/** For an unknown `?post=`: a clear message and the list of articles. */
function UnknownArticle() {
  const { title, lead, list } = blogWords.unknown;
  return (
    <>
      <Hero
        copy={{ eyebrow: blogWords.index.eyebrow, title, lead }}
        drawing={<Medallion motif="company" />}
        drawingSize="small"
      />
      <Section tight>
        <ul className={styles.list} aria-label={list}>
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} variant="row" level={2} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The article named by `?post=`, or the newest one, which is prerendered. */
export function ArticlePage({ newest }: { newest: Article }) {
  const post = useQueryParam('post');
  const article = post ? findArticle(post) : newest;
  if (!article) return <UnknownArticle />;
  return (
    <>
      <Hero
        above={<BackLink />}
        copy={{ eyebrow: article.topic, title: article.title, lead: article.summary }}
        details={
          <>
            <ArticleByline article={article} />
            <PlainTextList />
          </>
        }
        drawing={<Medallion motif={article.motif} />}
        drawingSize="small"
      />
      <Section>
        <ArticleBody key={article.slug} slug={article.slug} newest={newest} />
      </Section>
      <MoreArticles slug={article.slug} />
    </>
  );
}
