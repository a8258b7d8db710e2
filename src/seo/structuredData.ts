import { language } from '../content/language.ts';
import { breadcrumbs } from '../content/breadcrumbs.ts';
import type { FaqCopy } from '../content/schema/blocks.ts';
import type { Company } from '../content/schema/company.ts';
import type { Navigation } from '../content/schema/navigation.ts';
import type { PageEntry } from '../content/schema/page.ts';
import { site } from '../content/site.ts';
import { amount, digits } from '../language/inWords.ts';
import { vpsPricing } from '../content/vpsPricing.ts';
import { canonicalUrl } from './canonical.ts';
import { socialCardPath } from './socialCard.ts';

type Thing = Record<string, unknown>;

/** The words that search engines read besides the page's own. */
export interface StructuredWords {
  company: Pick<Company, 'city'>;
  navigation: Navigation;
  pages: readonly PageEntry[];
  /** The page's questions and answers, if it has any. */
  faq?: FaqCopy | undefined;
}

const organizationId = `${site.url}/#organization`;

function organization({ city }: StructuredWords['company']): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.supportEmail,
    telephone: site.supportPhone,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'BD' },
    sameAs: site.socials.map(({ url }) => url),
  };
}

function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    inLanguage: language.code,
    publisher: { '@id': organizationId },
  };
}

/**
 * The visible breadcrumbs without the names of menus, because search engines require an address in
 * each item. The home page has none.
 */
function breadcrumbList(page: PageEntry, { navigation, pages }: StructuredWords): Thing[] {
  if (page.path === '/') return [];
  const crumbs = breadcrumbs(page, navigation, pages).flatMap(({ name, path }) =>
    path === undefined ? [] : { name, path },
  );
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: canonicalUrl(path === page.path ? page : { path }),
      })),
    },
  ];
}

/** Offers need a definite price: only those of the VPS price table are set by the site itself. */
function vpsProducts(page: PageEntry): Thing[] {
  return vpsPricing.map((row) => ({
    '@type': 'Product',
    name: `${amount('VPS')}, ${digits(row.vcpu)} vCPU, ${amount(`${row.memoryGb} GB`)}`,
    description: page.description,
    brand: { '@type': 'Brand', name: site.brand },
    offers: {
      '@type': 'Offer',
      price: row.monthlyUsd.toFixed(2),
      priceCurrency: 'USD',
      url: canonicalUrl(page),
    },
  }));
}

/** Questions and answers; links in the answers become their labels. */
function faqPage({ entries }: FaqCopy): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer
          .map((pieces) =>
            pieces.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join(''),
          )
          .join(' '),
      },
    })),
  };
}

function article(page: PageEntry): Thing[] {
  if (!page.article) return [];
  const { title, summary, date, updated, topic, minutes } = page.article;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: summary,
      image: new URL(socialCardPath(page.path), site.url).href,
      datePublished: date,
      dateModified: updated ?? date,
      articleSection: topic,
      timeRequired: `PT${minutes}M`,
      inLanguage: language.code,
      mainEntityOfPage: canonicalUrl(page),
      author: { '@id': organizationId },
      publisher: { '@id': organizationId },
    },
  ];
}

/** What some pages add, by view, so that it stays with the page when its address changes. */
const additions: Readonly<Record<string, (page: PageEntry, words: StructuredWords) => Thing[]>> = {
  'blog/Article': article,
  'home/Home': (_, { faq }) => (faq ? [faqPage(faq)] : []),
  'vps/VpsPricing': vpsProducts,
};

/** A page's JSON-LD for search engines. */
export function structuredData(page: PageEntry, words: StructuredWords): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(words.company),
      website(),
      ...breadcrumbList(page, words),
      ...(additions[page.view]?.(page, words) ?? []),
    ],
  };
}
