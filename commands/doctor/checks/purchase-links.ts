import { productLabel } from '../expectations.ts';
import { ok, passedOf, problem, uniqueFindings } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { ownField } from '../responses.ts';
import type { ProductData } from '../responses.ts';

export interface PurchaseLink {
  url: string;
  /** The product it sells. */
  id: number;
}

/** Every purchase link is an https address on the portal's host. */
export function checkPurchaseLinks(portal: string, products: readonly ProductData[]): Check {
  const findings = uniqueFindings(
    products.flatMap((data) => (data.product ? [checkLink(portal, data, data.product.url)] : [])),
  );
  return {
    id: 'purchase-links',
    title: 'Purchase links',
    summary: `${passedOf(findings)} purchase links go to the portal`,
    findings,
  };
}

/** The valid links, each once. */
export function purchaseLinks(portal: string, products: readonly ProductData[]): PurchaseLink[] {
  const ids = new Map<string, number>();
  for (const { id, product } of products) {
    if (product?.url && linkError(portal, product.url) === null) ids.set(product.url, id);
  }
  return [...ids].map(([url, id]) => ({ url, id }));
}

function checkLink(portal: string, { id, raw }: ProductData, url: string | null): Finding {
  const subject = productLabel(id);
  if (url === null) {
    const sent = quote(ownField(raw, 'url'));
    return problem(
      subject,
      `has no usable link (the portal sends ${sent}); its button goes to /contact-us`,
    );
  }
  const error = linkError(portal, url);
  return error === null ? ok(subject, 'goes to the portal') : problem(subject, error);
}

/** A portal on plain http, such as the sandbox, may link to plain http: see `checkAddress`. */
function linkError(portal: string, url: string): string | null {
  const { host, protocol } = new URL(url);
  if (host !== new URL(portal).host) return `goes to ${quote(host)} instead of the portal`;
  return protocol === 'http:' && portal.startsWith('https:') ? 'uses plain http' : null;
}
