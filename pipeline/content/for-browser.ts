import type { ContentFile } from './read/content-file.ts';
import type { Company } from '../../src/schema/company.ts';
import type { Language } from '../../src/schema/language.ts';
import type { PageEntry, PageMeta } from '../../src/schema/page.ts';
import type { PlanFinderCopy } from '../../src/schema/planFinder.ts';
import type { Site } from '../../src/schema/site.ts';

/** Facts that only the build needs, such as those of the security policy and of security.txt. */
const buildFacts = new Set<string>([
  'analytics',
  'analyticsId',
  'chat',
  'chatId',
  'consent',
  'allowedHosts',
  'languages',
  'leadsUrl',
  'notice',
  'hstsIncludeSubDomains',
  'securityTxtExpires',
] satisfies (keyof Site)[]);

/** Leaves out what only the HTML needs, such as descriptions, and what compile.ts puts in separate modules. */
export function forBrowser(name: string, file: ContentFile): ContentFile {
  const { written, value } = file;
  if (name === 'pages.yaml') {
    const pages = (value as PageEntry[]).map(
      ({
        description: _description,
        inSitemap: _inSitemap,
        title: _title,
        note: _note,
        article: _article,
        ...page
      }) => page,
    );
    return { written: pages, value: pages };
  }
  if (name === 'site.yaml') {
    const facts = Object.entries(value as Site).filter(([fact]) => !buildFacts.has(fact));
    const site = Object.fromEntries(facts);
    return { written: site, value: site };
  }
  if (name.endsWith('/company.yaml')) {
    const { tagline, address, days } = value as Company;
    return { written, value: { tagline, address, days } };
  }
  if (name.endsWith('/language.yaml')) {
    const { names: _names, openGraph: _openGraph, ...language } = value as Language;
    return { written, value: language };
  }
  if (name.endsWith('/plans/finder.yaml')) {
    const { take: _take, rules, ...words } = value as PlanFinderCopy;
    const finder = { ...words, rules: rules.map(({ need: _need, ...rule }) => rule) };
    return { written: finder, value: finder };
  }
  if (!isPageCopy(value)) return file;
  return { written, value: { ...value, meta: { title: value.meta.title } } };
}

function isPageCopy(value: unknown): value is { meta: PageMeta } {
  return typeof value === 'object' && value !== null && 'meta' in value;
}
