import type { PortalPage } from '../content/schema/link.ts';

/*
 * The portal's addresses without its host, so that the doctor can ask any portal for them: the
 * host of a build is compiled in and known only to `host.ts`.
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

/** The call for the prices of all domain extensions. */
export const tldsPath = '/setu/api/tlds';

/** The call for the live data of some products, in the order given. */
export function productsPath(ids: readonly number[]): string {
  return `/setu/api/products/${ids.join(',')}`;
}
