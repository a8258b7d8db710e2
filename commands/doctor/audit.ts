import { buildFacts } from '../../src/site/buildFacts.ts';
import { domainCheckerPath } from '../../src/portal/paths.ts';
import { checkAddress } from './checks/address.ts';
import { checkCalls } from './checks/calls.ts';
import { checkCors } from './checks/cors.ts';
import { checkDomainSearch } from './checks/domain-search.ts';
import { checkDomains } from './checks/domains.ts';
import { checkListPrices } from './checks/list-prices.ts';
import { checkPrices } from './checks/prices.ts';
import { checkProducts } from './checks/products.ts';
import { checkPurchaseLinks, purchaseLinks } from './checks/purchase-links.ts';
import type { PurchaseLink } from './checks/purchase-links.ts';
import { checkPurchasePages } from './checks/purchase-pages.ts';
import type { PurchasePage } from './checks/purchase-pages.ts';
import { checkResponseTime } from './checks/response-time.ts';
import { expectedCalls } from './expectations.ts';
import type { Check } from './finding.ts';
import { sendRequest } from './request.ts';
import type { Failure, RequestResult } from './request.ts';
import { collectDomains, collectProducts } from './responses.ts';
import type { CallResult } from './responses.ts';
import { postSearch } from './search.ts';

/** Keeps the load on somebody's production server low. */
const maxRequests = 40;
const maxParallelRequests = 4;

export interface AuditOptions {
  portal: string;
  origin: string;
  timeoutSeconds: number;
  onProgress?: (done: number, total: number) => void;
}

/** The portal answered none of the calls, so there is nothing to check. */
export class PortalUnreachable extends Error {
  override name = 'PortalUnreachable';
}

/** Makes the site's own calls to the portal and checks what comes back. */
export async function audit(options: AuditOptions): Promise<Check[]> {
  const { portal, origin } = options;
  const calls = await makeCalls(options);
  const results = calls.map(({ result }) => result);
  if (results.every(gotNoResponse)) {
    const reasons = new Set(results.map(({ message }) => message));
    throw new PortalUnreachable(`Could not reach ${portal}: ${[...reasons].join('; ')}.`);
  }
  if (results.every((result) => result.kind === 'response' && result.status === 404)) {
    throw new PortalUnreachable(
      `${portal} has none of the calls that the site makes (/setu/api/…): WHMCS and FOSSBilling don't ship them, and docs/connect-whmcs.md says how to add them.`,
    );
  }
  const products = collectProducts(calls);
  const pages = await openPurchasePages(options, purchaseLinks(portal, products));
  const search = await postSearch(portal + domainCheckerPath, options);
  const formTargets = [origin, new URL(portal).origin, ...(buildFacts.allowedHosts.form ?? [])];
  return [
    checkAddress(portal),
    checkCalls(portal, calls),
    checkCors(origin, calls),
    checkProducts(products),
    checkPrices(products),
    checkListPrices(products),
    checkPurchaseLinks(portal, products),
    checkPurchasePages(pages),
    checkDomains(collectDomains(calls)),
    checkDomainSearch(formTargets, search),
    checkResponseTime(calls),
  ];
}

function gotNoResponse(result: RequestResult): result is Failure {
  return result.kind === 'failure' && !result.responseStarted;
}

async function makeCalls(options: AuditOptions): Promise<CallResult[]> {
  const { portal, origin, timeoutSeconds, onProgress } = options;
  let done = 0;
  return mapInParallel(expectedCalls, async (call) => {
    const result = await sendRequest(portal + call.path, { origin, timeoutSeconds });
    done += 1;
    onProgress?.(done, expectedCalls.length);
    return { call, result };
  });
}

async function openPurchasePages(
  { timeoutSeconds, onProgress }: AuditOptions,
  links: readonly PurchaseLink[],
): Promise<PurchasePage[]> {
  let done = expectedCalls.length;
  const opened = links.slice(0, maxRequests - done);
  const total = done + opened.length;
  const pages = await mapInParallel(opened, async (link): Promise<PurchasePage> => {
    const result = await sendRequest(link.url, { timeoutSeconds, headersOnly: true });
    done += 1;
    onProgress?.(done, total);
    return { link, result };
  });
  const skipped = links.slice(opened.length);
  return [...pages, ...skipped.map((link) => ({ link, result: 'skipped' as const }))];
}

/** Maps a list with a few requests in flight at a time; results keep the list's order. */
async function mapInParallel<Item, Result>(
  list: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers take their next item from this one iterator.
  const entries = list.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: maxParallelRequests }, worker));
  return results;
}
