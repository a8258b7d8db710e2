import { parseDomainPrices } from './responses.ts';
import type { DomainPrices } from './responses.ts';
import { callPortal } from './call.ts';
import { tldsUrl } from './links.ts';

/** Loads the prices of all domain extensions in one call. */
export async function loadDomainPrices(signal: AbortSignal): Promise<DomainPrices> {
  return parseDomainPrices(await callPortal(tldsUrl, signal));
}
