import { site } from '../site/site.ts';
import { portalHost } from './host.ts';

/*
 * Query parameters of the landing address, such as a promotion code, that every link and form to the
 * portal carries for the rest of the visit. `forwardToPortal` in site.yaml lists them.
 */

const storageKey = 'portalParameters';

/** Letters and digits of any script, and the signs that codes and campaigns are written with. */
const validValue = /^[\p{L}\p{M}\p{N} ._~+@-]{1,100}$/u;

/** What the portal gets. Also kept here for browsers that block storage. */
let parameters = new URLSearchParams();
let observer: MutationObserver | undefined;
/** Each address that was changed, and what it was before. */
const changed = new WeakMap<Element, { from: string; to: string }>();

/** Picks up the parameters of a page's query; call it for each address the visitor opens. */
export function carryToPortal(search: string): void {
  const known = observer ? parameters.toString() : storedQuery();
  parameters = parametersIn(queryOfReferrer(), known, search);
  if (parameters.toString() === '') return;
  store(parameters.toString());
  changeLinks();
  // Links and forms come and go with pages and prices.
  observer ??= new MutationObserver(changeLinks);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['href', 'action'],
  });
}

/** An address of a page here with the company's promotion code, which links to the portal then carry. */
export function withPromoCode(path: string): string {
  const names = site.forwardToPortal;
  const name = names.includes('promocode') ? 'promocode' : names[0];
  if (site.promoCode === '' || name === undefined) return path;
  return `${path}?${new URLSearchParams({ [name]: site.promoCode }).toString()}`;
}

/** The parameters that the portal may get; the last query that has one wins. */
function parametersIn(...queries: readonly string[]): URLSearchParams {
  const allowed = new URLSearchParams();
  for (const query of queries) {
    const given = new URLSearchParams(query);
    for (const name of site.forwardToPortal) {
      const value = given.get(name) ?? '';
      if (validValue.test(value)) allowed.set(name, value);
    }
  }
  return allowed;
}

/** Visitors may leave the landing page before the app is ready, or open the next page in a new tab. */
function queryOfReferrer(): string {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer).search : '';
}

function storedQuery(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function store(query: string): void {
  try {
    sessionStorage.setItem(storageKey, query);
  } catch {
    // Links carry the parameters until the next full page load.
  }
}

function changeLinks(): void {
  for (const element of document.querySelectorAll('a[href^="http"], form[action^="http"]')) {
    const attribute = element.localName === 'a' ? 'href' : 'action';
    const address = element.getAttribute(attribute) ?? '';
    const last = changed.get(element);
    const from = last?.to === address ? last.from : address;
    const to = withParameters(from);
    if (to === address) continue;
    changed.set(element, { from, to });
    element.setAttribute(attribute, to);
  }
}

/** The rest of an address stays as it is, and so do parameters that it has already. */
function withParameters(address: string): string {
  const url = parse(address);
  if (url?.origin !== new URL(portalHost).origin) return address;
  const missing = [...parameters].filter(([name]) => !url.searchParams.has(name));
  if (missing.length === 0) return address;
  const added = new URLSearchParams(missing).toString();
  url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.href;
}

/** Some browsers we support lack URL.canParse and URL.parse. */
function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
