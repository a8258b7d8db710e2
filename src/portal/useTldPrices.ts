import { useMemo } from 'react';
import { defaultDomainPrices } from '../site/domains.ts';
import { site } from '../site/site.ts';
import type { DomainPrices } from './responses.ts';
import { useCallOnLoad } from './callsOnLoad.ts';
import { tldsUrl } from './links.ts';
import { usePortalCall } from './PageState.tsx';
import { loadDomainPrices } from './tlds.ts';

const defaults: DomainPrices = new Map(
  Object.entries(defaultDomainPrices).map(([name, { register, renew, transfer }]) => [
    name,
    { register, renew: renew ?? null, transfer: transfer ?? null },
  ]),
);

/** Domain prices by extension, without those that have none, and whether the portal's are among them. */
export interface TldPrices {
  state: 'loading' | 'loaded' | 'error';
  prices: DomainPrices;
}

async function loadOrLog(signal: AbortSignal): Promise<DomainPrices> {
  try {
    return await loadDomainPrices(signal);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for this log
    if (!signal.aborted) console.error('Error fetching domain prices', error);
    throw error;
  }
}

/**
 * The default domain prices, overridden by the portal's. A failure is only logged. A site with list
 * prices has only the defaults.
 */
export function useTldPrices(): TldPrices {
  const url = site.prices === 'list' ? '' : tldsUrl;
  useCallOnLoad(url === '' ? null : url);
  const call = usePortalCall(url, loadOrLog);
  const live = call.state === 'loaded' ? call.result : undefined;
  const prices = useMemo(() => (live ? new Map([...defaults, ...live]) : defaults), [live]);
  if (site.prices === 'list') return { state: 'loaded', prices };
  // A response without any price leaves us with the defaults, as a failure does.
  return { state: live?.size === 0 ? 'error' : call.state, prices };
}
