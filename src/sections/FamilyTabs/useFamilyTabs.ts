import groups from '#content/words/product-tabs.js';
import { canonicalPath } from '../../routing/addresses.ts';
import { useLocation } from '../../routing/router.ts';
import type { ProductTabs } from '../../schema/blocks.ts';

/** The tabs of the product family that lists this page, or of the group that the page names. */
export function useFamilyTabs(group?: string): ProductTabs | undefined {
  const here = canonicalPath(useLocation().pathname);
  if (group !== undefined) return groups[group];
  return Object.values(groups).find(({ tabs }) => tabs.some((tab) => tab.path === here));
}
