import { language } from '../site/language.ts';
import { pageEntries } from '../site/pageEntries.ts';
import type { ArticleMeta } from '../schema/prose.ts';
import { site } from '../site/site.ts';
import { canonicalUrl } from './canonical.ts';
import { articleListPage, feedPath, feedTitle } from './feed.ts';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Articles have a day; Atom wants a time. */
function time(day: string): string {
  return `${day}T00:00:00Z`;
}

function lastChanged({ updated, date }: ArticleMeta): string {
  return updated ?? date;
}

/** One article. Its address is its id, so it must never contain anything that changes. */
function entry(url: string, article: ArticleMeta): string {
  return `<entry>
<id>${url}</id>
<title>${escape(article.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${time(article.date)}</published>
<updated>${time(lastChanged(article))}</updated>
<category term="${escape(article.topic).replaceAll('"', '&quot;')}"/>
<summary>${escape(article.summary)}</summary>
</entry>`;
}

/** The blog as an Atom feed, newest first (RFC 4287). */
export function atomFeed(): string {
  const articles = pageEntries.flatMap(({ article, ...page }) =>
    article ? [{ url: canonicalUrl(page), article }] : [],
  );
  const updated =
    articles
      .map(({ article }) => lastChanged(article))
      .sort()
      .at(-1) ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.code}">
<id>${new URL(feedPath, site.url).href}</id>
<title>${escape(feedTitle())}</title>
<link rel="self" type="application/atom+xml" href="${new URL(feedPath, site.url).href}"/>
<link rel="alternate" type="text/html" href="${canonicalUrl(articleListPage())}"/>
<updated>${time(updated)}</updated>
<author><name>${escape(site.brand)}</name><uri>${site.url}/</uri></author>
${articles.map(({ url, article }) => entry(url, article)).join('\n')}
</feed>
`;
}
