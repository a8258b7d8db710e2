import type { PortalPage } from '../schema/link.ts';
import { portalHost } from './host.ts';
import { domainCheckerPath, pagePaths, productsPath, tldsPath } from './paths.ts';

/** Where every domain search form posts its one field, `domain`. */
export const domainCheckerUrl = `${portalHost}${domainCheckerPath}`;

/** Returns the prices of all domain extensions. */
export const tldsUrl = `${portalHost}${tldsPath}`;

/** Returns the live data of some products, in the given order. */
export function productsUrl(ids: readonly number[]): string {
  return `${portalHost}${productsPath(ids)}`;
}

/** The address of one of the portal's pages. */
export function portalLink(page: PortalPage): string {
  return `${portalHost}${pagePaths[page]}`;
}

/**
 * The cart that registers a name. URLSearchParams, because encodeURIComponent throws on half a
 * surrogate pair and visitors can type anything.
 */
export function domainCartLink(domain: string): string {
  return `${portalLink('domainRegister')}&${new URLSearchParams({ query: domain }).toString()}`;
}
