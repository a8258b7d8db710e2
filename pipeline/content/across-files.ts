import * as domains from '../../src/content/domains.ts';
import { mainMenus } from '../../src/content/navigation.ts';
import { pages } from '../../src/content/pages.ts';
import { planFamilies } from '../../src/content/plans/families.ts';
import { homeCards } from '../../src/content/plans/homeCards.ts';
import { listPrices } from '../../src/content/plans/listPrices.ts';
import { otherSpellings, redirects } from '../../src/content/redirects.ts';
import type { PageEntry } from '../../src/content/schema/page.ts';
import type { PlanFamily } from '../../src/content/schema/plan.ts';
import { domainProblems } from './domains.ts';
import type { ContentModule } from './modules.ts';
import { navigationProblems } from './navigation.ts';
import { pageProblems, viewProblems } from './pages.ts';
import { planProblems } from './plans.ts';
import { redirectProblems, spellingProblems } from './redirects.ts';
import { markdownProblems } from './markdown.ts';

/** The plan families that the files in plans/ export. */
function exportedFamilies(modules: readonly ContentModule[]) {
  return modules
    .filter(({ name }) => name.startsWith('plans/'))
    .flatMap(({ file, exports }) =>
      Object.entries(exports)
        .filter(([, value]) => typeof value === 'object' && value !== null && 'plans' in value)
        .map(([name, value]) => ({ file, name, family: value as PlanFamily })),
    );
}

/** Problems that only show when files are compared with each other. */
export function problemsAcrossFiles(root: string, modules: readonly ContentModule[]): string[] {
  const paths = pages.map((page) => page.path);
  const registry: readonly PageEntry[] = pages;
  return [
    ...pageProblems(registry),
    ...viewProblems(registry, root),
    ...redirectProblems(redirects, paths),
    ...spellingProblems(otherSpellings, paths),
    ...navigationProblems(mainMenus, registry),
    ...planProblems({
      families: planFamilies,
      exported: exportedFamilies(modules),
      listPrices,
      homeCards,
    }),
    ...domainProblems(domains),
    ...markdownProblems(root),
  ];
}
