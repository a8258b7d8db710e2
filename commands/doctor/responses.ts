import messages from '#content/words/portal-messages.js';
import { field, parseProducts } from '../../src/portal/responses.ts';
import type { LiveProduct } from '../../src/portal/responses.ts';
import { PortalError, portalErrorMessage } from '../../src/portal/errors.ts';
import type { ExpectedCall } from './expectations.ts';
import type { Reply } from './request.ts';

/** A requested product: as the portal sent it, and as the site parses it. */
export interface ProductData {
  usedBy: string;
  id: number;
  raw: unknown;
  /** Undefined if the response has no such product. */
  product: LiveProduct | undefined;
}

export interface CallResult {
  path: string;
  reply: Reply;
  /** Why the site cannot use the response, as visitors are told; without it there is a body. */
  error?: string;
  body?: object;
  products: readonly ProductData[];
}

/** Reads a response as the site does. */
export function readResponse({ path, ids, usedBy }: ExpectedCall, reply: Reply): CallResult {
  try {
    const body = parseBody(reply);
    const parsed = parseProducts(body, ids);
    const products = ids.map((id) => {
      return { usedBy, id, raw: field(body, String(id)), product: parsed.get(id) };
    });
    return { path, reply, body: body as object, products };
  } catch (error) {
    return { path, reply, error: portalErrorMessage(error, messages), products: [] };
  }
}

function parseBody({ failure, status, body }: Reply): unknown {
  if (failure) throw new Error(failure);
  if (status < 200 || status > 299) throw new PortalError('badStatus', { status: String(status) });
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new PortalError('invalidJson', {}, error);
  }
}
