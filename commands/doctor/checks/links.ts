import { field } from '../../../src/portal/responses.ts';
import { productLabel } from '../expectations.ts';
import { checkOf, ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { Reply } from '../request.ts';
import type { ProductData } from '../responses.ts';

/** The portal uses https. Reported once here rather than for every purchase link. */
export function checkAddress(portal: string): Check {
  const isSecure = portal.startsWith('https://');
  const why = 'uses plain http, which browsers block on an https site unless the host is localhost';
  return {
    id: 'address',
    title: 'Address',
    summary: `${portal} uses ${isSecure ? 'https' : 'plain http'}`,
    findings: [isSecure ? ok(portal, 'uses https') : warning(portal, why)],
  };
}

/** A page of the portal that the site links to. */
export interface Link {
  /** What it is in the report: its path, or the product that it sells. */
  subject: string;
  url: string;
}

export type OpenedLink = Link & { reply: Reply };

/** Every purchase link is an https address on the portal's host. */
export function checkPurchaseLinks(portal: string, products: readonly ProductData[]): Check {
  const findings = products
    .filter(({ product }) => product)
    .map((data) => {
      const error = linkError(portal, data);
      const subject = productLabel(data.id);
      return error === null ? ok(subject, 'goes to the portal') : problem(subject, error);
    });
  return checkOf('purchase-links', 'Purchase links', findings, 'purchase links go to the portal');
}

/** The valid links, each once. */
export function purchaseLinks(portal: string, products: readonly ProductData[]): Link[] {
  const subjects = new Map<string, string>();
  for (const data of products) {
    const url = data.product?.url;
    if (url && linkError(portal, data) === null) subjects.set(url, productLabel(data.id));
  }
  return Array.from(subjects, ([url, subject]) => ({ url, subject }));
}

/** A portal on plain http, such as the sandbox, may link to plain http: see `checkAddress`. */
function linkError(portal: string, { raw, product }: ProductData): string | null {
  if (!product?.url) {
    const sent = `the portal sends ${quote(field(raw, 'url'))}`;
    return `has no usable link (${sent}); its button goes to /contact-us`;
  }
  const { host, protocol } = new URL(product.url);
  if (host !== new URL(portal).host) return `goes to ${quote(host)} instead of the portal`;
  return protocol === 'http:' && portal.startsWith('https:') ? 'uses plain http' : null;
}

/** Every page of the portal that the site may link to opens. */
export function checkPages(pages: readonly OpenedLink[]): Check {
  const advice = 'write the right path under portalPaths in content/site.yaml';
  const findings = pages.map((page) => checkOpened(page, (reason) => `${reason}: ${advice}`));
  return checkOf('pages', 'Pages', findings, 'pages open');
}

/** Every purchase link opens; those beyond the limit of requests were skipped. */
export function checkPurchasePages(pages: readonly OpenedLink[], skipped: readonly Link[]): Check {
  const findings = [
    ...pages.map((page) => checkOpened(page, (reason) => `${quote(page.url)}: ${reason}`)),
    ...skipped.map(({ subject }) => warning(subject, 'not opened: request limit reached')),
  ];
  return checkOf('purchase-pages', 'Purchase pages', findings, 'purchase pages open');
}

/** A page may redirect, such as to the login, but not to another host. */
function checkOpened(
  { subject, url, reply }: OpenedLink,
  explain: (reason: string) => string,
): Finding {
  const { failure, status, origins } = reply;
  if (failure) return problem(subject, explain(failure));
  if (status >= 400) return problem(subject, explain(`returns status ${status}`));
  const host = new URL(origins[0] ?? url).host;
  return host === new URL(url).host
    ? ok(subject, 'opens')
    : warning(subject, `redirects to ${quote(host)}`);
}
