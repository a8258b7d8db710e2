import { basePathOf } from './schema/languageCodes.ts';
import { language } from './site/language.ts';
import type { PageEntry } from './schema/page.ts';
import { buildFacts } from './site/buildFacts.ts';
import { pageSheetAttribute } from './routing/pageSheets.ts';
import { canonicalUrl, urlIn } from './seo/canonical.ts';
import { feedPath, feedTitle, isBlogPage } from './seo/feed.ts';
import { headTags } from './seo/headTags.ts';
import { structuredData } from './seo/structuredData.ts';
import type { StructuredWords } from './seo/structuredData.ts';
import { documentTitle } from './seo/title.ts';
import { themeLinkId } from './theme/names.ts';

/** The built files that a page needs, by address. */
export interface PageAssets {
  /** The default theme's stylesheet; the others are in the same folder. */
  themeHref: string;
  /** What the scripts in the head load; without it, as in development, the app is loaded directly. */
  head:
    | {
        /** Blocks the first paint. */
        beforePaint: string;
        /** Loads the app after the first paint. */
        boot: string;
        /** The page's own module. */
        view: string;
      }
    | undefined;
  /** Stylesheets of all pages, in order. */
  sharedStyles: string[];
  /** The page's own stylesheet, which the app replaces with the next page's. */
  pageSheet: string | undefined;
  fonts: string[];
  /** Module scripts, in order; the last is the app. */
  scripts: string[];
}

interface DocumentAssets extends PageAssets {
  /** Portal calls that the page makes when it loads. */
  calls: string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

function lines(values: string[], line: (escaped: string) => string): string {
  return values.map((value) => line(escape(value))).join('');
}

function metas(attribute: 'name' | 'property', values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `<meta ${attribute}="${key}" content="${escape(value)}">`)
    .join('');
}

function beforePaintScript({ head }: DocumentAssets): string {
  if (!head) return '';
  const notice = import.meta.env.NOTICE;
  const times = notice ? ` data-from="${notice.from}" data-until="${notice.until}"` : '';
  return `<script src="${escape(head.beforePaint)}"${times}></script>`;
}

function pageSheet({ pageSheet: href }: DocumentAssets): string {
  if (href === undefined) return '';
  return `<link rel="stylesheet" href="${escape(href)}" ${pageSheetAttribute}>`;
}

function bootScript({ head, scripts, calls }: DocumentAssets): string {
  if (!head) return '';
  const data = {
    app: scripts.join(' '),
    view: head.view,
    calls: calls.join(' '),
    ...(buildFacts.errorReportUrl !== '' && { errors: buildFacts.errorReportUrl }),
  };
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escape(value)}"`,
  );
  return `<script async src="${escape(head.boot)}"${attributes.join('')}></script>`;
}

/** Feed readers look for this link on the blog's pages. */
function feedLink(page: PageEntry): string {
  if (!isBlogPage(page)) return '';
  return `<link rel="alternate" type="application/atom+xml" title="${escape(feedTitle())}" href="${feedPath}">`;
}

/** Links to this page in every language; the first language is also the default for all others. */
function alternates(page: PageEntry): string {
  const [first, ...others] = buildFacts.languages;
  if (first === undefined || others.length === 0) return '';
  return [...buildFacts.languages, 'x-default']
    .map((code) => {
      const shown = code === 'x-default' ? first : code;
      const href = urlIn(basePathOf(shown, buildFacts.languages), page);
      return `<link rel="alternate" hreflang="${code}" href="${escape(href)}">`;
    })
    .join('');
}

/** JSON that cannot close the script element around it. */
function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * The document around the app. It is a template, because React would reorder links and scripts, and
 * their order makes the page fast: styles first; the boot script loads the app after the first paint.
 */
export function documentHtml(
  page: PageEntry,
  assets: DocumentAssets,
  app: string,
  words: StructuredWords,
): string {
  const { named, properties } = headTags(page);
  return `<!doctype html><html lang="${language.code}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(documentTitle(page))}</title>
<link id="${themeLinkId}" rel="stylesheet" href="${escape(assets.themeHref)}">
${beforePaintScript(assets)}
${lines(assets.sharedStyles, (href) => `<link rel="stylesheet" href="${href}">`)}${pageSheet(assets)}
${lines(assets.fonts, (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)}
${bootScript(assets)}
${metas('name', named)}
${metas('property', properties)}
<link rel="canonical" href="${escape(canonicalUrl(page))}">
${alternates(page)}
${feedLink(page)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
</head><body><div id="root">${app}</div>
${lines(assets.head ? [] : assets.scripts, (src) => `<script type="module" src="${src}"></script>`)}
<script type="application/ld+json">${embeddedJson(structuredData(page, words))}</script>
</body></html>
`;
}
