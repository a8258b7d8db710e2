import { startTransition, useEffect, useState } from 'react';
import { defaultDomainPrices } from '../content/domains.ts';
import type { DomainPrices } from './responses.ts';
import { useCallOnLoad } from './callsOnLoad.ts';
import { tldsUrl } from './links.ts';
import { loadDomainPrices } from './tlds.ts';

const defaults: DomainPrices = new Map(
  Object.entries(defaultDomainPrices).map(([name, register]) => [
    name,
    { register, renew: null, transfer: null },
  ]),
);

/** Domain prices by extension, without those that have none, and whether the portal's are among them. */
export interface TldPrices {
  state: 'loading' | 'loaded' | 'error';
  prices: DomainPrices;
}

/** The default domain prices, overridden by the portal's. One call on mount; a failure is only logged. */
export function useTldPrices(): TldPrices {
  const [live, setLive] = useState<TldPrices>({ state: 'loading', prices: defaults });
  useCallOnLoad(tldsUrl);

  useEffect(() => {
    const controller = new AbortController();
    const store = (state: TldPrices['state'], prices: DomainPrices) =>
      startTransition(() => setLive({ state, prices }));
    const show = (prices: DomainPrices) => {
      if (controller.signal.aborted) return;
      // A response without any price leaves us with the defaults, as a failure does.
      store(prices.size > 0 ? 'loaded' : 'error', new Map([...defaults, ...prices]));
    };
    const log = (error: unknown) => {
      if (controller.signal.aborted) return;
      // oxlint-disable-next-line no-console -- the specification asks for this log
      console.error('Error fetching domain prices', error);
      store('error', defaults);
    };
    loadDomainPrices(controller.signal).then(show, log);
    return () => controller.abort();
  }, []);

  return live;
}
