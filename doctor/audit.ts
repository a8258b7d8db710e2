import { ask } from './ask.ts';
import { checkAddress } from './checks/address.ts';
import { checkCalls } from './checks/calls.ts';
import { checkCors } from './checks/cors.ts';
import { checkDomains } from './checks/domains.ts';
import { checkListPrices } from './checks/list-prices.ts';
import { checkPrices } from './checks/prices.ts';
import { checkProducts } from './checks/products.ts';
import { checkPurchaseLinks, purchaseUrls } from './checks/purchase-links.ts';
import { checkPurchasePages } from './checks/purchase-pages.ts';
import type { OpenedLink } from './checks/purchase-pages.ts';
import { checkTime } from './checks/time.ts';
import type { Check } from './finding.ts';
import { readAllProducts, readDomains } from './readings.ts';
import type { Called } from './readings.ts';
import { wantedCalls } from './wanted.ts';

/** A portal is somebody's server: the doctor asks it this often and no more. */
const mostCalls = 40;
const callsAtOnce = 4;

export interface AuditRequest {
  portal: string;
  origin: string;
  timeoutSeconds: number;
  /** Told before each call how many are done, of how many. */
  onProgress?: (done: number, total: number) => void;
}

/** Nothing could be looked at: the message says why. */
export class CouldNotLook extends Error {
  override name = 'CouldNotLook';
}

/** Asks the portal what the site asks it, and judges the answers. */
export async function audit(request: AuditRequest): Promise<Check[]> {
  const { portal, origin } = request;
  const called = await makeCalls(request);
  const [first] = called;
  if (first?.reply.kind === 'failure' && called.every(({ reply }) => !hasBegun(reply))) {
    throw new CouldNotLook(`${portal} could not be looked at: ${first.reply.message}.`);
  }
  const products = readAllProducts(called);
  const opened = await openLinks(request, purchaseUrls(portal, products), called.length);
  return [
    checkAddress(portal),
    checkCalls(portal, called),
    checkCors(origin, called),
    checkProducts(products),
    checkPrices(products),
    checkListPrices(products),
    checkPurchaseLinks(portal, products),
    checkPurchasePages(opened),
    checkDomains(readDomains(called)),
    checkTime(called),
  ];
}

function hasBegun(reply: Called['reply']): boolean {
  return reply.kind === 'answer' || reply.begun;
}

async function makeCalls({ portal, origin, timeoutSeconds, onProgress }: AuditRequest) {
  let done = 0;
  return inTurns(wantedCalls, async (call): Promise<Called> => {
    const reply = await ask(portal + call.path, { origin, timeoutSeconds });
    onProgress?.((done += 1), wantedCalls.length);
    return { call, reply };
  });
}

async function openLinks(
  { timeoutSeconds, onProgress }: AuditRequest,
  urls: ReadonlyMap<string, number>,
  before: number,
): Promise<OpenedLink[]> {
  const links = [...urls].map(([url, id]) => ({ url, id }));
  const opened = links.slice(0, mostCalls - before);
  let done = before;
  return [
    ...(await inTurns(opened, async (link): Promise<OpenedLink> => {
      const reply = await ask(link.url, { timeoutSeconds, headOnly: true });
      onProgress?.((done += 1), before + opened.length);
      return { ...link, reply };
    })),
    ...links
      .slice(opened.length)
      .map(({ url, id }): OpenedLink => ({ url, id, reply: 'left out' })),
  ];
}

/** Works through a list with a few under way at a time, and keeps its order. */
async function inTurns<In, Out>(
  list: readonly In[],
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const rest = list.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, worker));
  return results;
}
