import { site } from '../site/site.ts';

/*
 * The portal's addresses without its host, so that the doctor can call any portal: a build's own
 * portal is compiled into `host.ts`.
 */

/** The pages of the portal's billing system. */
export const { portalPaths } = site;

/** Where domain search forms post their one field, `domain`; some billing systems have no such page. */
export const domainCheckerPath = portalPaths.domainChecker;

/** Returns the prices of all domain extensions. */
export const tldsPath = '/setu/api/tlds';

/** Returns the live data of some products, in the given order. */
export function productsPath(ids: readonly number[]): string {
  return `/setu/api/products/${ids.join(',')}`;
}

/** Says whether some domain names, in ASCII, are free. */
export function domainsPath(names: readonly string[]): string {
  return `/setu/api/domains?names=${names.join(',')}`;
}

/** Where a plan is sold, if no answer of the portal says so. */
export function purchasePath({ id, slug }: { id: number; slug?: string | undefined }): string {
  return fillPath(portalPaths.purchase, { id: String(id), slug: slug ?? String(id) });
}

/** Where one name is registered or transferred. */
export function namePath(cart: 'register' | 'transfer', domain: string): string {
  const [name = ''] = domain.split('.');
  return fillPath(portalPaths[`${cart}Name`], { domain, name });
}

/** Fills the placeholders of a path with texts that visitors may have typed. */
function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? ''));
}

/** Not encodeURIComponent, which throws on half a surrogate pair. */
function encode(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}
