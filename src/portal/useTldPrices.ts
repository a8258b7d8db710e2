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

/**
 * Domain prices by extension: the defaults, overridden by the portal's. One call on mount; a failure
 * is only logged. Extensions without a price are not in the map.
 */
export function useTldPrices(): DomainPrices {
  const [prices, setPrices] = useState(defaults);
  useCallOnLoad(tldsUrl);

  useEffect(() => {
    const controller = new AbortController();
    const show = (live: DomainPrices) => {
      if (controller.signal.aborted) return;
      startTransition(() => setPrices(new Map([...defaults, ...live])));
    };
    const log = (error: unknown) => {
      if (controller.signal.aborted) return;
      // oxlint-disable-next-line no-console -- the specification asks for this log and nothing else
      console.error('Error fetching domain prices', error);
    };
    loadDomainPrices(controller.signal).then(show, log);
    return () => controller.abort();
  }, []);

  return prices;
}
