import type { PortalPage } from '../content/schema/link.ts';
import { portalHost } from './host.ts';

const paths: Readonly<Record<PortalPage, string>> = {
  login: '/login',
  signUp: '/register.php',
  passwordReset: '/password/reset',
  affiliates: '/affiliates.php',
  resellerSignUp: '/register.php?reseller=1',
  googleWorkspace: '/store/google-workspace',
  domainRegister: '/cart.php?a=add&domain=register',
  domainTransfer: '/cart.php?a=add&domain=transfer',
};

/** Where every domain search form posts its one field, `domain`. */
export const domainCheckerUrl = `${portalHost}/domainchecker.php`;

/** The call for the prices of all domain extensions. */
export const tldsUrl = `${portalHost}/setu/api/tlds`;

/** The call for the live data of some products, in the order given. */
export function productsUrl(ids: readonly number[]): string {
  return `${portalHost}/setu/api/products/${ids.join(',')}`;
}

/** The address of one of the portal's pages. */
export function portalLink(page: PortalPage): string {
  return `${portalHost}${paths[page]}`;
}

/**
 * The cart that registers a name. URLSearchParams and not encodeURIComponent, which throws on half
 * a surrogate pair, and visitors may type anything.
 */
export function domainCartLink(domain: string): string {
  return `${portalLink('domainRegister')}&${new URLSearchParams({ query: domain })}`;
}
