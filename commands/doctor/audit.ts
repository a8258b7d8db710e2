import { buildFacts } from '../../src/site/buildFacts.ts';
import { site } from '../../src/site/site.ts';
import { domainCheckerPath, purchasePath } from '../../src/portal/paths.ts';
import { planFamilies } from '../../src/site/plans.ts';
import { checkAddress } from './checks/address.ts';
import { checkCalls } from './checks/calls.ts';
import { checkCors } from './checks/cors.ts';
import { checkDomainSearch } from './checks/domain-search.ts';
import { checkDomains } from './checks/domains.ts';
import { checkListPrices } from './checks/list-prices.ts';
import { checkPages } from './checks/pages.ts';
import type { PortalPageResult } from './checks/pages.ts';
import { checkPrices } from './checks/prices.ts';
import { checkProducts } from './checks/products.ts';
import { checkPurchaseLinks, purchaseLinks } from './checks/purchase-links.ts';
import type { PurchaseLink } from './checks/purchase-links.ts';
import { checkPurchasePages } from './checks/purchase-pages.ts';
import type { PurchasePage } from './checks/purchase-pages.ts';
import { checkResponseTime } from './checks/response-time.ts';
import { expectedCalls, expectedPages } from './expectations.ts';
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

/** Makes the site's own calls to the portal, opens the pages it links to, and checks what comes back. */
export async function audit(options: AuditOptions): Promise<Check[]> {
  if (site.prices === 'list') return auditPages(options);
  const { portal, origin } = options;
  const calls = await makeCalls(options);
  const results = calls.map(({ result }) => result);
  requireResponse(portal, results);
  if (results.every((result) => result.kind === 'response' && result.status === 404)) {
    throw new PortalUnreachable(
      `${portal} has none of the calls that the site makes (/setu/api/…): WHMCS and FOSSBilling don't ship them, and docs/connect-whmcs.md says how to add them. Until then, write prices: list in content/site.yaml.`,
    );
  }
  const products = collectProducts(calls);
  const pages = await openPages(options, calls.length);
  const links = purchaseLinks(portal, products);
  const purchasePages = await openPurchasePages(options, links, calls.length + pages.length);
  return [
    checkAddress(portal),
    checkCalls(portal, calls),
    checkCors(origin, calls),
    checkProducts(products),
    checkPrices(products),
    checkListPrices(products),
    checkPurchaseLinks(portal, products),
    checkPages(portal, pages),
    checkPurchasePages(purchasePages),
    checkDomains(collectDomains(calls)),
    ...(await searchChecks(options)),
    checkResponseTime(calls),
  ];
}

/** Checks the links that the site builds itself: with list prices it makes no calls. */
async function auditPages(options: AuditOptions): Promise<Check[]> {
  const { portal } = options;
  const pages = await openPages(options, 0);
  requireResponse(
    portal,
    pages.map(({ result }) => result),
  );
  const links = planFamilies.flatMap(({ plans }) =>
    plans.map((plan): PurchaseLink => ({ id: plan.id, url: portal + purchasePath(plan) })),
  );
  return [
    checkAddress(portal),
    checkPages(portal, pages),
    checkPurchasePages(await openPurchasePages(options, links, pages.length)),
    ...(await searchChecks(options)),
  ];
}

async function searchChecks(options: AuditOptions): Promise<Check[]> {
  if (domainCheckerPath === undefined) return [];
  const { portal, origin } = options;
  const search = await postSearch(portal + domainCheckerPath, options);
  const formTargets = [origin, new URL(portal).origin, ...(buildFacts.allowedHosts.form ?? [])];
  return [checkDomainSearch(domainCheckerPath, formTargets, search)];
}

function requireResponse(portal: string, results: readonly RequestResult[]): void {
  if (!results.every(gotNoResponse)) return;
  const reasons = new Set(results.map(({ message }) => message));
  throw new PortalUnreachable(`Could not reach ${portal}: ${[...reasons].join('; ')}.`);
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

async function openPages(
  { portal, timeoutSeconds, onProgress }: AuditOptions,
  before: number,
): Promise<PortalPageResult[]> {
  let done = before;
  return mapInParallel(expectedPages, async (path) => {
    const result = await sendRequest(portal + path, { timeoutSeconds, headersOnly: true });
    done += 1;
    onProgress?.(done, before + expectedPages.length);
    return { path, result };
  });
}

async function openPurchasePages(
  { timeoutSeconds, onProgress }: AuditOptions,
  links: readonly PurchaseLink[],
  before: number,
): Promise<PurchasePage[]> {
  let done = before;
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
