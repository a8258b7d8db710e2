import messages from '#content/words/portal-messages.js';
import { parseDomainPrices, parseProducts } from '../../src/portal/responses.ts';
import type { DomainPrices, LiveProduct } from '../../src/portal/responses.ts';
import { PortalError, portalErrorMessage } from '../../src/portal/errors.ts';
import type { ExpectedCall } from './expectations.ts';
import type { RequestResult } from './request.ts';

export interface CallResult {
  call: ExpectedCall;
  result: RequestResult;
}

/** A requested product: as the portal sent it, and as the site parses it. */
export interface ProductData {
  usedBy: string;
  id: number;
  raw: unknown;
  /** Undefined if the response has no such product. */
  product: LiveProduct | undefined;
}

/** Domain prices: as the portal sent them, and as the site parses them. */
export interface DomainData {
  raw: object;
  prices: DomainPrices;
}

/** Parses the body, or throws the message that visitors would see. */
function parseBody(result: RequestResult): unknown {
  if (result.kind === 'failure') throw new Error(result.message);
  if (result.status < 200 || result.status > 299) {
    throw new PortalError('badStatus', { status: String(result.status) });
  }
  try {
    return JSON.parse(result.body);
  } catch (error) {
    throw new PortalError('invalidJson', {}, error);
  }
}

/** Why the site cannot use a response, or null if it can. */
export function responseError({ call, result }: CallResult): string | null {
  try {
    parseProducts(parseBody(result), call.ids);
    return null;
  } catch (error) {
    return portalErrorMessage(error, messages);
  }
}

/** The products from all usable responses. */
export function collectProducts(calls: readonly CallResult[]): ProductData[] {
  return calls.filter(isUsable).flatMap(({ call, result }) => {
    const body = parseBody(result);
    const products = parseProducts(body, call.ids);
    return call.ids.map((id) => ({
      usedBy: call.usedBy,
      id,
      raw: ownField(body, String(id)),
      product: products.get(id),
    }));
  });
}

/** The domain prices, or null if their call failed. */
export function collectDomains(calls: readonly CallResult[]): DomainData | null {
  const domainCall = calls.filter(isUsable).find(({ call }) => call.ids.length === 0);
  const raw = domainCall && parseBody(domainCall.result);
  return typeof raw === 'object' && raw !== null ? { raw, prices: parseDomainPrices(raw) } : null;
}

/** A field as the portal sent it; undefined if it is missing. */
export function ownField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function isUsable(call: CallResult): boolean {
  return responseError(call) === null;
}
