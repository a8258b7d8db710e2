import type { PortalPage } from '../schema/portal.ts';
import { portalHost } from './host.ts';
import {
  domainCheckerPath,
  domainsPath,
  namePath,
  portalPaths,
  productsPath,
  tldsPath,
} from './paths.ts';

/** Where domain search forms post their one field, `domain`, if the portal has a search. */
export const domainCheckerUrl =
  domainCheckerPath === undefined ? undefined : `${portalHost}${domainCheckerPath}`;

/** Returns the prices of all domain extensions. */
export const tldsUrl = `${portalHost}${tldsPath}`;

/** Returns the live data of some products, in the given order. */
export function productsUrl(ids: readonly number[]): string {
  return `${portalHost}${productsPath(ids)}`;
}

/** Says whether some domain names, in ASCII, are free. */
export function domainsUrl(names: readonly string[]): string {
  return `${portalHost}${domainsPath(names)}`;
}

/** The address of one of the portal's pages. */
export function portalLink(page: PortalPage | `/${string}`): string {
  return `${portalHost}${isPath(page) ? page : portalPaths[page]}`;
}

function isPath(page: string): page is `/${string}` {
  return page.startsWith('/');
}

/** The cart that registers or transfers a name. */
export function domainCartLink(domain: string, cart: 'register' | 'transfer' = 'register'): string {
  return `${portalHost}${namePath(cart, domain)}`;
}
