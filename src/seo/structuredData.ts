import { homeFaq } from '../content/home.ts';
import { vpsPricing } from '../content/plans/vpsPricing.ts';
import type { PageEntry } from '../content/schema/page.ts';
import { site } from '../content/site.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { canonicalUrl } from './canonical.ts';

type Thing = Record<string, unknown>;

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
    address: { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'BD' },
    sameAs: site.socials.map(({ url }) => url),
  };
}

function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId },
  };
}

function breadcrumbList(page: PageEntry): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(page).map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Offers only where the price is certain: the site itself sets those of the VPS price table. */
function vpsProducts(page: PageEntry): Thing[] {
  return vpsPricing.map((row) => ({
    '@type': 'Product',
    name: `VPS, ${row.vcpu} vCPU, ${row.memoryGb} GB`,
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

/** The home page's questions; links in the answers are read as their words. */
function faqPage(): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: homeFaq.entries.map(({ question, answer }) => ({
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

/** What a search engine may take as fact from a page, as JSON-LD. */
export function structuredData(page: PageEntry): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      website(),
      breadcrumbList(page),
      ...(page.path === '/' ? [faqPage()] : []),
      ...(page.path === '/vps-pricing' ? vpsProducts(page) : []),
    ],
  };
}
