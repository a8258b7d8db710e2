import { createContext, use } from 'react';
import type { Company } from '../schema/company.ts';
import type { LayoutCopy } from '../schema/layout.ts';
import type { Navigation } from '../schema/navigation.ts';
import type { RoutedPage } from '../schema/page.ts';

/** The words around every page, in the visitor's language. */
export interface SiteCopy {
  company: Pick<Company, 'tagline' | 'address' | 'days'>;
  layout: LayoutCopy;
  navigation: Navigation;
  pages: readonly RoutedPage[];
}

const SiteCopyContext = createContext<SiteCopy | null>(null);

export const SiteCopyProvider = SiteCopyContext.Provider;

/** Layout components get their words here; sections get theirs from their page. */
export function useSiteCopy(): SiteCopy {
  const copy = use(SiteCopyContext);
  if (!copy) throw new Error('useSiteCopy must be used inside a SiteCopyProvider');
  return copy;
}
