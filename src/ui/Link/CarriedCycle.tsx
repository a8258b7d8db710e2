import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { parseLocation } from '../../routing/location.ts';
import { findPage } from '../../routing/paths.ts';
import { useQueryParam } from '../useQueryParam.ts';

/** The query parameter that names the billing cycle. */
export const cycleParameter = 'cycle';

const CycleContext = createContext<string | null>(null);

/** Tells links which billing cycle the visitor has chosen, so that only that choice renders them again. */
export function CarriedCycle({ children }: { children: ReactNode }) {
  const cycle = useQueryParam(cycleParameter);
  return <CycleContext value={cycle}>{children}</CycleContext>;
}

/** Adds the chosen cycle to a link to a page that has prices for it. */
export function useCarriedCycle(href: string): string {
  const cycle = use(CycleContext);
  if (cycle === null) return href;
  const { pathname, search, hash } = parseLocation(href);
  const query = new URLSearchParams(search);
  const offered = findPage(pathname)?.cycles?.find((known) => known === cycle);
  if (query.has(cycleParameter) || offered === undefined) return href;
  query.set(cycleParameter, offered);
  return `${pathname}?${query.toString()}${hash}`;
}
