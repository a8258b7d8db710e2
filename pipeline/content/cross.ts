import * as domains from '../../src/content/domains.ts';
import { mainMenus } from '../../src/content/navigation.ts';
import { pages } from '../../src/content/pages.ts';
import { planFamilies } from '../../src/content/plans/families.ts';
import { homeCards } from '../../src/content/plans/homeCards.ts';
import { listPrices } from '../../src/content/plans/listPrices.ts';
import { otherSpellings, redirects } from '../../src/content/redirects.ts';
import type { PageEntry } from '../../src/content/schema/page.ts';
import type { PlanFamily } from '../../src/content/schema/plan.ts';
import { domainMistakes } from './domains.ts';
import type { ContentModule } from './modules.ts';
import { navigationMistakes } from './navigation.ts';
import { pageMistakes, viewMistakes } from './pages.ts';
import { planMistakes } from './plans.ts';
import { redirectMistakes, spellingMistakes } from './redirects.ts';
import { textMistakes } from './texts.ts';

/** The families that the files in plans/ export. */
function exportedFamilies(modules: readonly ContentModule[]) {
  return modules
    .filter(({ name }) => name.startsWith('plans/'))
    .flatMap(({ file, exports }) =>
      Object.entries(exports)
        .filter(([, value]) => typeof value === 'object' && value !== null && 'plans' in value)
        .map(([name, value]) => ({ file, name, family: value as PlanFamily })),
    );
}

/** Mistakes that only show where files meet. */
export function crossMistakes(root: string, modules: readonly ContentModule[]): string[] {
  const paths = pages.map((page) => page.path);
  const registry: readonly PageEntry[] = pages;
  return [
    ...pageMistakes(registry),
    ...viewMistakes(registry, root),
    ...redirectMistakes(redirects, paths),
    ...spellingMistakes(otherSpellings, paths),
    ...navigationMistakes(mainMenus, registry),
    ...planMistakes({
      families: planFamilies,
      exported: exportedFamilies(modules),
      listPrices,
      homeCards,
    }),
    ...domainMistakes(domains),
    ...textMistakes(root),
  ];
}
