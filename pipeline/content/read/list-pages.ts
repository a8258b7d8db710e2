import type { BillingCycle } from '../../../src/schema/billingCycles.ts';
import type { Navigation } from '../../../src/schema/navigation.ts';
import type { PageEntry } from '../../../src/schema/page.ts';
import type { ArticleMeta } from '../../../src/schema/prose.ts';
import type { PlanFamily } from '../../../src/schema/plan.ts';
import { withArticles } from './articles.ts';
import { addressOf, isPageFile, languageOf } from './content-file.ts';
import type { ContentFiles } from './content-file.ts';
import { valueOf } from './known-files.ts';
import { markOf } from './marked-fields.ts';
import { referencesOf } from './page-file.ts';
import type { PageFile } from './page-file.ts';
import { sections as known } from './section-schemas.ts';

/** Every page of a language: one for each file, in the order of the menus, then one for each article. */
export function listPages(
  files: ContentFiles,
  language: string,
  articles: readonly ArticleMeta[],
): PageEntry[] {
  const order = menuOrder(valueOf(files, 'en/words/navigation.yaml'));
  const place = ({ path }: PageEntry) =>
    order.includes(path) ? order.indexOf(path) : order.length;
  const pages = [...files]
    .filter(([name]) => isPageFile(name) && languageOf(name) === language)
    .flatMap(([name, { value }]): PageEntry[] => {
      const file = value as PageFile | undefined;
      // Nobody has to translate a draft.
      if (!file) return [];
      const cycles = otherCycles(file, files, language);
      const results = file.sections.some(({ section }) => section === 'domainResults') && {
        domainResults: true as const,
      };
      return [
        {
          path: addressOf(name),
          ...file.page,
          ...file.meta,
          ...(cycles.length > 0 && { cycles }),
          ...results,
        },
      ];
    })
    .sort((one, other) => place(one) - place(other));
  const { blog } = valueOf(files, 'site.yaml');
  return blog ? withArticles(pages, articles, blog) : pages;
}

/** The addresses in the order in which menus and footer name them. */
function menuOrder({ menus, footer, legal }: Navigation): string[] {
  const listed = menus.flatMap(({ columns }) => columns.flatMap(({ pages }) => pages));
  const linked = footer.flatMap(({ links }) =>
    links.flatMap(({ to }) => (typeof to === 'string' ? [to] : [])),
  );
  return [...new Set(['/', ...listed, ...linked, ...legal])];
}

/** The billing cycles that a section of the page can show, besides those that it shows at first. */
function otherCycles(file: PageFile, files: ContentFiles, language: string): BillingCycle[] {
  const priced = file.sections.filter(({ section }) => {
    const definition = known.get(section);
    return definition && markOf(definition.schema).billingCycle;
  });
  const found = referencesOf({ page: {}, sections: priced }).flatMap(({ kind, name }) => {
    const family = files.get(`${language}/plans/${name}.yaml`)?.value as PlanFamily | undefined;
    return kind === 'family' ? (family?.cycles.slice(1) ?? []) : [];
  });
  return [...new Set(found)];
}
