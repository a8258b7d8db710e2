import type { PagePath } from '../pages.ts';
import type { RedirectPath } from '../redirects.ts';

/** The portal's pages that the site links to; `src/portal/links.ts` builds their addresses. */
export const portalPages = [
  'login',
  'signUp',
  'passwordReset',
  'affiliates',
  'resellerSignUp',
  'googleWorkspace',
  'domainRegister',
  'domainTransfer',
] as const;

export type PortalPage = (typeof portalPages)[number];

/** The company's addresses outside this site and the portal; `site.ts` has the values. */
export const outsidePlaces = [
  'blog',
  'chat',
  'resellerModule',
  'phone',
  'salesPhone',
  'email',
] as const;

export type OutsidePlace = (typeof outsidePlaces)[number];

/**
 * The target of a link: a page of this site, a place on the same page (`#domain`), a page
 * of the portal, or an outside address. Content never contains a portal URL itself.
 */
export type LinkTarget =
  | PagePath
  | RedirectPath
  | `#${string}`
  | { portal: PortalPage }
  | { outside: OutsidePlace };

/** A link with its text. */
export interface LinkText {
  label: string;
  to: LinkTarget;
}
