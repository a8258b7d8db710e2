import type { PortalPage } from '../schema/link.ts';

/*
 * The portal's addresses without its host, so that the doctor can call any portal: a build's own
 * portal is compiled into `host.ts`.
 */

/** The portal's pages that the site links to. */
export const pagePaths: Readonly<Record<PortalPage, string>> = {
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
export const domainCheckerPath = '/domainchecker.php';

/** Returns the prices of all domain extensions. */
export const tldsPath = '/setu/api/tlds';

/** Returns the live data of some products, in the given order. */
export function productsPath(ids: readonly number[]): string {
  return `/setu/api/products/${ids.join(',')}`;
}
