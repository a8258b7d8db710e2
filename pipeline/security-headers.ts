import type { Site } from '../src/content/schema/site.ts';
import { site } from '../src/content/site.ts';
import { portalUrl } from './portal-url.ts';

const tagManager = 'https://www.googletagmanager.com';

type Configured = Pick<Site, 'tagManagerId' | 'errorReportUrl'>;

/** Allows only what the site needs; the tag manager and the error report URL only if configured. */
export function contentSecurityPolicy(portal: string, configured: Configured): string {
  const withTagManager = configured.tagManagerId !== '';
  const outside = withTagManager ? ` ${tagManager}` : '';
  const reports =
    configured.errorReportUrl === '' ? '' : ` ${new URL(configured.errorReportUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${outside}`,
    "style-src 'self'",
    `img-src 'self'${outside}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${portal}${outside}${reports}`,
    `form-action 'self' ${portal}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `trusted-types${withTagManager ? ' tag-manager' : " 'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The headers of every response, including errors. */
export function securityHeaders(): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(portalUrl(), site),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
