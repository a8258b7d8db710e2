import { articles, findArticle } from '../../../content/articles.ts';
import type { BlogDetailsCopy } from '../../../content/schema/pages/other.ts';
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

function BackLink({ label }: { label: string }) {
  return (
    <p className={styles.back}>
      <Link href="/blog-grid">{label}</Link>
    </p>
  );
}

/** For an unknown `?post=`: a clear message and the list of articles. */
function UnknownArticle({ copy }: { copy: BlogDetailsCopy }) {
  const { eyebrow, title, lead, list } = copy.unknown;
  return (
    <>
      <Hero
        copy={{ eyebrow, title, lead }}
        drawing={<Medallion motif="company" />}
        drawingSize="small"
      />
      <Section tight>
        <ul className={styles.list} aria-label={list}>
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard copy={copy.articles} article={article} variant="row" level={2} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface ArticlePageProps {
  copy: BlogDetailsCopy;
  newest: Article;
}

/** The article named by `?post=`, or the newest one, which is prerendered. */
export function ArticlePage({ copy, newest }: ArticlePageProps) {
  const post = useQueryParam('post');
  const article = post ? findArticle(post) : newest;
  if (!article) return <UnknownArticle copy={copy} />;
  return (
    <>
      <Hero
        above={<BackLink label={copy.back} />}
        copy={{ eyebrow: article.topic, title: article.title, lead: article.summary }}
        details={
          <>
            <ArticleByline copy={copy.articles} article={article} />
            <PlainTextList text={copy.withoutScripts} />
          </>
        }
        drawing={<Medallion motif={article.motif} />}
        drawingSize="small"
      />
      <Section>
        <ArticleBody key={article.slug} copy={copy} slug={article.slug} newest={newest} />
      </Section>
      <MoreArticles copy={copy} slug={article.slug} />
    </>
  );
}
