import messages from '#content/words/portal-messages.js';
import { tldsPath } from '../../src/portal/paths.ts';
import { field, parseProducts } from '../../src/portal/responses.ts';
import type { LiveProduct, LiveProducts } from '../../src/portal/responses.ts';
import { PortalError, portalErrorMessage } from '../../src/portal/errors.ts';
import type { ExpectedCall } from './expectations.ts';
import type { Reply } from './request.ts';

export interface CallResult {
  call: ExpectedCall;
  reply: Reply;
  /** The body as JSON, and the products in it; or why the site cannot use the response. */
  data: { body: object; products: LiveProducts } | string;
}

/** A requested product: as the portal sent it, and as the site parses it. */
export interface ProductData {
  usedBy: string;
  id: number;
  raw: unknown;
  /** Undefined if the response has no such product. */
  product: LiveProduct | undefined;
}

/** Reads a response as the site does; what is wrong with it is said as to visitors. */
export function readResponse(call: ExpectedCall, reply: Reply): CallResult {
  if (reply.failure) return { call, reply, data: reply.failure };
  try {
    const body = parseBody(reply);
    return { call, reply, data: { products: parseProducts(body, call.ids), body: body as object } };
  } catch (error) {
    return { call, reply, data: portalErrorMessage(error, messages) };
  }
}

function parseBody({ status, body }: Reply): unknown {
  if (status < 200 || status > 299) throw new PortalError('badStatus', { status: String(status) });
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new PortalError('invalidJson', {}, error);
  }
}

/** The products from all usable responses. */
export function collectProducts(calls: readonly CallResult[]): ProductData[] {
  return calls.flatMap(({ call: { usedBy, ids }, data }) =>
    typeof data === 'string'
      ? []
      : ids.map((id) => {
          return { usedBy, id, raw: field(data.body, String(id)), product: data.products.get(id) };
        }),
  );
}

/** The domain prices as the portal sent them; undefined if their call failed. */
export function domainPricesBody(calls: readonly CallResult[]): object | undefined {
  const data = calls.find(({ call }) => call.path === tldsPath)?.data;
  return typeof data === 'string' ? undefined : data?.body;
}
