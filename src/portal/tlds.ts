import { readDomainPrices } from './answers.ts';
import type { DomainPrices } from './answers.ts';
import { callPortal } from './call.ts';
import { tldsUrl } from './links.ts';

/** One call for the prices of all domain extensions. */
export async function loadDomainPrices(signal: AbortSignal): Promise<DomainPrices> {
  return readDomainPrices(await callPortal(tldsUrl, signal));
}
