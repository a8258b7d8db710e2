/**
 * Old addresses and where they lead now. The server answers 301 with these, the app replaces the
 * history entry, and the host files of the build repeat them. A query survives.
 */
export const redirects = {
  '/offer.php': '/web-hosting',
  '/yearlyhosting.php': '/web-hosting',
  '/store/web-hosting-websites': '/web-hosting',
  '/domain.php': '/domain-registration',
  '/vps.php': '/vps',
  '/vps-hosting': '/vps',
  '/store/vps': '/vps-hosting',
  '/store/google-workspace': '/email-hosting',
  '/login': '/',
  '/knowledgebase/19/About-Us.html': '/about-us',
  '/contact.php': '/contact-us',
  '/reseller-domain.php': '/domain-reseller',
  '/domain-reseller.php': '/domain-reseller',
  '/reseller-hosting.php': '/reseller-hosting',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Addresses of pages that others link in another spelling. Our own server minds no capitals; hosts
 * that do are told these.
 */
export const otherSpellings = ['/Domain-Reseller'] as const;

/** An old address that still works as a link. */
export type RedirectPath = keyof typeof redirects;
