import type { Site } from '../src/schema/site.ts';
import { buildFacts } from '../src/site/buildFacts.ts';
import { leadsUrl } from './leads-url.ts';
import { portalUrl } from './portal-url.ts';
import { policyAdditions } from './third-parties.ts';

type Configured = Parameters<typeof policyAdditions>[1] & Pick<Site, 'errorReportUrl' | 'leadsUrl'>;

/** Allows only what the site needs; analytics, chat, error reports and quote requests only if configured. */
export function contentSecurityPolicy(portal: string, configured: Configured): string {
  const { hosts, trustedTypes } = policyAdditions(portal, configured);
  const { origin } = new URL(portal);
  const originOf = (address: string) => (address === '' ? [] : [new URL(address).origin]);
  const reports = originOf(configured.errorReportUrl);
  const leads = originOf(configured.leadsUrl);
  const directive = (name: string, ...sources: readonly (readonly string[] | undefined)[]) =>
    [name, ...new Set(["'self'", ...sources.flatMap((list) => list ?? [])])].join(' ');
  return [
    "default-src 'none'",
    directive('script-src', hosts.script),
    directive('style-src', hosts.style),
    directive('img-src', hosts.image),
    directive('font-src', hosts.font),
    directive('media-src', hosts.media),
    directive('connect-src', [origin], hosts.connect, reports, leads),
    ...(hosts.frame ? [`frame-src ${hosts.frame.join(' ')}`] : []),
    // Browsers apply it to a form's redirects, too.
    directive('form-action', [origin], configured.allowedHosts.form, leads),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Makes browsers use https for a year, for this host and, if configured, its subdomains. */
export function transportSecurity({
  hstsIncludeSubDomains,
}: Pick<Site, 'hstsIncludeSubDomains'>): string {
  return `max-age=31536000${hstsIncludeSubDomains ? '; includeSubDomains' : ''}`;
}

/**
 * The headers of every response, including errors. No Cross-Origin-Opener-Policy: browsers would need another
 * process for each first visit, and the site has no session for other pages to reach.
 */
export function securityHeaders(): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(portalUrl(), {
      ...buildFacts,
      leadsUrl: leadsUrl(),
    }),
    'strict-transport-security': transportSecurity(buildFacts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
  };
}
