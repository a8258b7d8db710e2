import { portalMessages } from '../src/content/portalMessages.ts';
import { parseDomainPrices, parseProducts } from '../src/portal/responses.ts';
import type { DomainPrices, LiveProduct } from '../src/portal/responses.ts';
import { fillPlaceholders } from '../src/content/fillPlaceholders.ts';
import { messageOf } from '../src/portal/errors.ts';
import type { Reply } from './ask.ts';
import type { WantedCall } from './wanted.ts';

/** A call with what came back. */
export interface Called {
  call: WantedCall;
  reply: Reply;
}

/** A product that was asked for: as the portal sent it, and as the site reads it. */
export interface ReadProduct {
  caller: string;
  id: number;
  raw: unknown;
  /** Undefined where the answer does not name the product. */
  product: LiveProduct | undefined;
}

/** Domain prices: as the portal sent them, and as the site reads them. */
export interface ReadDomains {
  raw: object;
  prices: DomainPrices;
}

/** The answer as JSON. Throws with what visitors would read, as the site's own call does. */
export function readJson(reply: Reply): unknown {
  if (reply.kind === 'failure') throw new Error(reply.message);
  if (reply.status < 200 || reply.status > 299) {
    throw new Error(fillPlaceholders(portalMessages.badStatus, { status: reply.status }));
  }
  try {
    return JSON.parse(reply.body);
  } catch (error) {
    throw new Error(portalMessages.noJson, { cause: error });
  }
}

/** Why the site cannot use an answer, or null where it can. */
export function whyUnusable({ call, reply }: Called): string | null {
  try {
    parseProducts(readJson(reply), call.ids);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Every product of every answer that can be used. */
export function readAllProducts(called: readonly Called[]): ReadProduct[] {
  return called.filter(usable).flatMap(({ call, reply }) => {
    const answer = readJson(reply);
    const products = parseProducts(answer, call.ids);
    return call.ids.map((id) => ({
      caller: call.caller,
      id,
      raw: fieldOf(answer, String(id)),
      product: products.get(id),
    }));
  });
}

/** The domain prices, or null where their call cannot be used. */
export function readDomains(called: readonly Called[]): ReadDomains | null {
  const found = called.filter(usable).find(({ call }) => call.ids.length === 0);
  const raw = found && readJson(found.reply);
  return typeof raw === 'object' && raw !== null ? { raw, prices: parseDomainPrices(raw) } : null;
}

/** A field as it was sent; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function usable(called: Called): boolean {
  return whyUnusable(called) === null;
}
