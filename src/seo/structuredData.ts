import { homeFaq } from '../content/home.ts';
import type { pages } from '../content/pages.ts';
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

/** Offers need a certain price: only those of the VPS price table are set by the site itself. */
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

/** The home page's FAQ; links in the answers become their labels. */
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

type View = (typeof pages)[number]['view'];

/** What some pages add, by view, so that it stays with the page when its address changes. */
const additions: Partial<Record<View, (page: PageEntry) => Thing[]>> = {
  'home/Home': () => [faqPage()],
  'vps/VpsPricing': vpsProducts,
};

/** A page's JSON-LD for search engines. */
export function structuredData(page: PageEntry): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      website(),
      breadcrumbList(page),
      ...(additions[page.view as View]?.(page) ?? []),
    ],
  };
}
