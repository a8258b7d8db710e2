/**
 * Old addresses and their targets. The server answers 301, the app replaces the
 * history entry, and the build writes them for other hosts. The query is kept.
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
 * Other spellings of page addresses that are linked somewhere. Our server ignores case; hosts that
 * don't get these as redirects.
 */
export const otherSpellings = ['/Domain-Reseller'] as const;

/** An old address that still works as a link. */
export type RedirectPath = keyof typeof redirects;
