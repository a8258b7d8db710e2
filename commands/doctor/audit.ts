import { buildFacts } from '../../src/site/buildFacts.ts';
import { site } from '../../src/site/site.ts';
import { domainCheckerPath, purchasePath, tldsPath } from '../../src/portal/paths.ts';
import { planFamilies } from '../../src/site/plans.ts';
import { atMost } from '../cli/at-most.ts';
import { checkCalls, checkCors, checkResponseTime } from './checks/calls.ts';
import { checkDomains } from './checks/domains.ts';
import {
  checkAddress,
  checkPages,
  checkPurchaseLinks,
  checkPurchasePages,
  purchaseLinks,
} from './checks/links.ts';
import type { Link, OpenedLink } from './checks/links.ts';
import { checkListPrices, checkPrices, checkProducts } from './checks/products.ts';
import { checkDomainSearch } from './checks/search.ts';
import { expectedCalls, expectedPages, productLabel, testName } from './expectations.ts';
import type { Check } from './finding.ts';
import { sendRequest } from './request.ts';
import type { Reply, RequestOptions } from './request.ts';
import { readResponse } from './responses.ts';
import type { CallResult } from './responses.ts';

/** Keeps the load on somebody's production server low. */
const maxRequests = 40;
const maxParallelRequests = 4;

export interface AuditOptions {
  /** The portal's address: an origin, or a folder of one. */
  portal: string;
  /** The site's origin, sent with every call as a browser does. */
  origin: string;
  /** The limit for each request. */
  timeoutSeconds: number;
}

/** The portal answered none of the calls, so there is nothing to check. */
export class PortalUnreachable extends Error {
  override name = 'PortalUnreachable';
}

/** Makes the site's own calls to the portal, opens the pages it links to, and checks what comes back. */
export async function audit(
  options: AuditOptions,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Check[]> {
  const { portal, origin, timeoutSeconds } = options;
  const takeTurn = atMost(maxParallelRequests);
  let [done, total] = [0, 0];
  const send = async (url: string, more: Partial<RequestOptions>): Promise<Reply> => {
    total += 1;
    const reply = await takeTurn(() => sendRequest(url, { timeoutSeconds, ...more }));
    done += 1;
    onProgress(done, total);
    return reply;
  };
  const open = (links: readonly Link[]): Promise<OpenedLink[]> =>
    Promise.all(
      links.map(async (link) => ({ ...link, reply: await send(link.url, { headersOnly: true }) })),
    );

  // With list prices the site makes no calls.
  const isLive = site.prices === 'live';
  const calls = await Promise.all(
    (isLive ? expectedCalls : []).map(async (call) =>
      readResponse(call, await send(portal + call.path, { origin })),
    ),
  );
  if (isLive) requireCalls(portal, calls);
  const pages = await open(expectedPages.map((path) => ({ subject: path, url: portal + path })));
  requireResponse(portal, [...calls, ...pages]);
  const products = calls.flatMap((call) => call.products);
  const links = isLive ? purchaseLinks(portal, products) : builtLinks(portal);
  const room = maxRequests - calls.length - pages.length;
  const purchasePages = await open(links.slice(0, room));
  const form = new URLSearchParams({ domain: testName });
  const targets = [origin, new URL(portal).origin, ...(buildFacts.allowedHosts.form ?? [])];
  const search = domainCheckerPath && (await send(portal + domainCheckerPath, { origin, form }));
  const checks = [
    checkAddress(portal),
    checkCalls(calls),
    checkCors(origin, calls),
    checkProducts(products),
    checkPrices(products),
    checkListPrices(products),
    checkPurchaseLinks(portal, products),
    checkPages(pages),
    checkPurchasePages(purchasePages, links.slice(room)),
    checkDomains(calls.find(({ path }) => path === tldsPath)?.body),
    ...(search ? [checkDomainSearch(search, targets)] : []),
    checkResponseTime(calls),
  ];
  return isLive ? checks : checks.filter(({ findings }) => findings.length > 0);
}

/** The links that the site builds itself if no answer of the portal has them. */
function builtLinks(portal: string): Link[] {
  return planFamilies.flatMap(({ plans }) =>
    plans.map((plan) => ({ subject: productLabel(plan.id), url: portal + purchasePath(plan) })),
  );
}

function requireCalls(portal: string, calls: readonly CallResult[]): void {
  requireResponse(portal, calls);
  if (calls.every(({ reply }) => reply.status === 404)) {
    throw new PortalUnreachable(
      `${portal} has none of the calls that the site makes (/setu/api/…): WHMCS and FOSSBilling don't ship them, and docs/connect-whmcs.md says how to add them. Until then, write prices: list in content/site.yaml.`,
    );
  }
}

function requireResponse(portal: string, sent: readonly { reply: Reply }[]): void {
  if (sent.some(({ reply }) => reply.status > 0)) return;
  const reasons = new Set(sent.map(({ reply }) => reply.failure));
  throw new PortalUnreachable(`Could not reach ${portal}: ${[...reasons].join('; ')}.`);
}
