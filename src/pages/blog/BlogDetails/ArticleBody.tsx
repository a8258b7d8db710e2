import { useEffect } from 'react';
import { useLocation } from '../../../routing/router.ts';
import type { ProseCopy } from '../../../content/schema/common.ts';
import type { BlogDetailsCopy } from '../../../content/schema/pages/other.ts';
import type { Article, Block } from '../../../content/schema/prose.ts';
import { scrollToHashOrTop } from '../../../routing/scroll.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { TableOfContents } from '../../../sections/TableOfContents/TableOfContents.tsx';
import { Prose } from '../../../sections/Prose/Prose.tsx';
import { useArticleText } from './useArticleText.ts';
import styles from './ArticlePage.module.css';

function ArticleText({ copy, blocks }: { copy: ProseCopy; blocks: readonly Block[] }) {
  const { hash } = useLocation();
  // The browser looked for the hash's section before the text was rendered.
  useEffect(() => {
    if (hash !== '') scrollToHashOrTop(hash);
  }, [hash]);
  return (
    <div className={styles.layout}>
      <TableOfContents title={copy.contents} blocks={blocks} />
      <Prose copy={copy} blocks={blocks} />
    </div>
  );
}

interface ArticleBodyProps {
  copy: Pick<BlogDetailsCopy, 'loading' | 'failed' | 'prose'>;
  slug: string;
  newest: Article;
}

/** The text of an article, or a placeholder of about its height. */
export function ArticleBody({ copy, slug, newest }: ArticleBodyProps) {
  const text = useArticleText(slug, newest);
  if (text.state === 'ready') return <ArticleText copy={copy.prose} blocks={text.blocks} />;
  if (text.state === 'loading') {
    return (
      <div className={styles.waiting}>
        <Spinner label={copy.loading} />
      </div>
    );
  }
  const { failed } = copy;
  return (
    <div className={styles.failed} role="alert">
      <h2 className={styles.failedTitle}>{failed.title}</h2>
      <p>{failed.text}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {failed.reload}
      </Button>
    </div>
  );
}
