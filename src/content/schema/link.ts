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

/** Addresses of the company outside this site and the portal; the values stand in `site.ts`. */
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
 * Where a link in content leads: a page of this site, a place on the same page (`#domain`), a page
 * of the portal, or an outside place. Content never spells an address of the portal itself.
 */
export type LinkTarget =
  | PagePath
  | RedirectPath
  | `#${string}`
  | { portal: PortalPage }
  | { outside: OutsidePlace };

/** A link with its words. */
export interface LinkText {
  label: string;
  to: LinkTarget;
}
