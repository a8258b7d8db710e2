import { openGraph } from '#content/words/language-build.js';
import type { PageEntry } from '../schema/page.ts';
import { site } from '../site/site.ts';
import { canonicalUrl } from './canonical.ts';
import { socialCardPath } from './socialCard.ts';
import { documentTitle } from './title.ts';

interface HeadTags {
  /** `<meta name>` */
  named: Record<string, string>;
  /** `<meta property>`, for Open Graph. */
  properties: Record<string, string>;
}

/** A page's meta tags for search engines and shared links. */
export function headTags(page: PageEntry): HeadTags {
  const hidden = page.hidden === true && page.canonical === undefined;
  return {
    named: {
      description: page.description,
      ...(hidden ? { robots: 'noindex, follow' } : {}),
      'theme-color': import.meta.env.THEME_COLOUR,
      'twitter:card': 'summary_large_image',
    },
    properties: {
      'og:type': page.article ? 'article' : 'website',
      ...(page.article && { 'article:published_time': page.article.date }),
      'og:site_name': site.brand,
      'og:title': documentTitle(page),
      'og:description': page.description,
      'og:url': canonicalUrl(page),
      'og:image': new URL(socialCardPath(page.path), site.url).href,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': page.title,
      'og:locale': openGraph,
    },
  };
}
