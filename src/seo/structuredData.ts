import { city } from '#content/words/company.js';
import { cycleMonths } from '../schema/billingCycles.ts';
import { language } from '../site/language.ts';
import { breadcrumbs } from '../site/breadcrumbs.ts';
import type { Navigation } from '../schema/navigation.ts';
import type { PageEntry, RoutedPage } from '../schema/page.ts';
import type { PlanFamily } from '../schema/plan.ts';
import { site } from '../site/site.ts';
import { canonicalUrl } from './canonical.ts';
import { socialCardPath } from './socialCard.ts';

type Thing = Record<string, unknown>;

/** The words that search engines read besides the page's own. */
export interface StructuredWords {
  navigation: Navigation;
  pages: readonly RoutedPage[];
  /** The plans on the page, if there are any. */
  family?: PlanFamily | undefined;
}

const organizationId = `${site.url}/#organization`;

function organization(): Thing {
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

/**
 * The plans of a family on its own page, with their list prices: live prices come from the portal
 * and change. Other pages that show a family's plans may sell something else on top.
 */
function planProducts(page: PageEntry, { family }: StructuredWords): Thing[] {
  if (family?.path !== page.path) return [];
  return family.plans.map(({ name, description, listPrice }) => ({
    '@type': 'Product',
    name,
    description,
    brand: { '@type': 'Brand', name: site.brand },
    offers: family.cycles.flatMap((cycle) => {
      const price = listPrice[cycle]?.toFixed(2);
      return price === undefined ? [] : [offer(price, cycleMonths[cycle], page)];
    }),
  }));
}

function offer(price: string, months: number, page: PageEntry): Thing {
  const money = { price, priceCurrency: site.currency };
  return {
    '@type': 'Offer',
    ...money,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...money,
      referenceQuantity: lastsFor(months),
    },
    url: canonicalUrl(page),
    seller: { '@id': organizationId },
  };
}

/** How long a price pays for, in the codes of UN/CEFACT: years if they are whole. */
function lastsFor(months: number): Thing {
  const [value, unitCode] = months % 12 === 0 ? [months / 12, 'ANN'] : [months, 'MON'];
  return { '@type': 'QuantitativeValue', value, unitCode };
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

/** A page's JSON-LD for search engines. */
export function structuredData(page: PageEntry, words: StructuredWords): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      website(),
      ...breadcrumbList(page, words),
      ...planProducts(page, words),
      ...article(page),
    ],
  };
}
