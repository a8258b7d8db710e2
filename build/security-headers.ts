import { site } from '../src/content/site.ts';
import { portalUrl } from './portal-url.ts';

const tagManager = 'https://www.googletagmanager.com';

/** Nothing is allowed that the site does not need; the tag manager only where it is configured. */
function contentSecurityPolicy(portal: string, withTagManager: boolean): string {
  const outside = withTagManager ? ` ${tagManager}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${outside}`,
    "style-src 'self'",
    `img-src 'self'${outside}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${portal}${outside}`,
    `form-action 'self' ${portal}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `trusted-types${withTagManager ? ' tag-manager' : " 'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The headers of every answer, errors included. */
export function securityHeaders(): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(portalUrl(), site.tagManagerId !== ''),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
