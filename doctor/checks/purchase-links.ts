import { goodOf, ok, problem, withoutRepeats } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { fieldOf } from '../readings.ts';
import type { ReadProduct } from '../readings.ts';
import { nameOf } from '../wanted.ts';

/** Each purchase link is https on the portal's host. */
export function checkPurchaseLinks(portal: string, read: readonly ReadProduct[]): Check {
  const findings = withoutRepeats(
    read.flatMap((one) => (one.product ? [judge(portal, one, one.product.url)] : [])),
  );
  return {
    id: 'purchase-links',
    title: 'Purchase links',
    summary: `${goodOf(findings)} purchase links lead to the portal`,
    findings,
  };
}

/** The links that are worth opening, each once, by the product that they sell. */
export function purchaseUrls(portal: string, read: readonly ReadProduct[]): Map<string, number> {
  const urls = new Map<string, number>();
  for (const { id, product } of read) {
    if (product?.url && mistakeOf(portal, product.url) === null) urls.set(product.url, id);
  }
  return urls;
}

function judge(portal: string, { id, raw }: ReadProduct, url: string | null): Finding {
  const subject = nameOf(id);
  if (url === null) {
    const sent = quote(fieldOf(raw, 'url'));
    return problem(subject, `sends ${sent}, no web address; its button leads to /contact-us`);
  }
  const mistake = mistakeOf(portal, url);
  return mistake === null ? ok(subject, 'leads to the portal') : problem(subject, mistake);
}

/** A portal on plain http, such as the sandbox, sells on plain http; `checkAddress` has said so. */
function mistakeOf(portal: string, url: string): string | null {
  const { host, protocol } = new URL(url);
  if (host !== new URL(portal).host) return `leads to ${quote(host)}, which is not the portal`;
  return protocol === 'http:' && portal.startsWith('https:') ? 'leads to plain http' : null;
}
