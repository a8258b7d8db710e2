import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { parseLocation } from '../../routing/location.ts';
import { findPage } from '../../routing/paths.ts';
import { useQueryParam } from '../useQueryParam.ts';

/** The query parameter that names the billing cycle. */
export const cycleParameter = 'cycle';

const YearlyContext = createContext(false);

/** Tells links whether the visitor has chosen yearly prices, so that only that choice renders them again. */
export function CarriedCycle({ children }: { children: ReactNode }) {
  const yearly = useQueryParam(cycleParameter) === 'annually';
  return <YearlyContext value={yearly}>{children}</YearlyContext>;
}

/** Adds the chosen cycle to a link to a page that has yearly prices. */
export function useCarriedCycle(href: string): string {
  if (!use(YearlyContext)) return href;
  const { pathname, search, hash } = parseLocation(href);
  const query = new URLSearchParams(search);
  if (query.has(cycleParameter) || !findPage(pathname)?.yearly) return href;
  query.set(cycleParameter, 'annually');
  return `${pathname}?${query.toString()}${hash}`;
}
