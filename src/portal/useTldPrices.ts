import { useEffect, useState } from 'react';
import { defaultDomainPrices } from '../content/domains.ts';
import { portalMessages } from '../content/portalMessages.ts';
import type { DomainPrices } from './answers.ts';
import { tldsUrl } from './links.ts';
import { noteCall } from './neededCalls.ts';
import { loadDomainPrices } from './tlds.ts';

const defaults: DomainPrices = new Map(Object.entries(defaultDomainPrices));

/**
 * Domain prices by extension: the defaults, and over them what the portal answers. One call when
 * the widget opens; a failure is only logged. An extension without a price is not in the map.
 */
export function useTldPrices(): DomainPrices {
  const [prices, setPrices] = useState(defaults);
  noteCall(tldsUrl);

  useEffect(() => {
    const leaving = new AbortController();
    const show = (live: DomainPrices) => {
      if (!leaving.signal.aborted) setPrices(new Map([...defaults, ...live]));
    };
    const log = (error: unknown) => {
      if (leaving.signal.aborted) return;
      // oxlint-disable-next-line no-console -- the specification asks for this log, and no more
      console.error(portalMessages.domainPricesFailed, error);
    };
    loadDomainPrices(leaving.signal).then(show, log);
    return () => leaving.abort();
  }, []);

  return prices;
}
