import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const portal = 'https://portal.example';
const nothing = { tagManagerId: '', errorReportUrl: '' };

/** One directive of the policy. */
function directive(name: string, configured: typeof nothing): string | undefined {
  return contentSecurityPolicy(portal, configured)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
}

describe('the security policy', () => {
  test('lets the site ask itself and the portal, and nobody else', () => {
    expect(directive('connect-src', nothing)).toBe(`connect-src 'self' ${portal}`);
    expect(directive('script-src', nothing)).toBe("script-src 'self'");
    expect(contentSecurityPolicy(portal, nothing)).not.toMatch(/unsafe|\*/);
  });

  test('lets it report errors to the origin that is configured, and only that', () => {
    const configured = { ...nothing, errorReportUrl: 'https://errors.example/site/report' };
    expect(directive('connect-src', configured)).toBe(
      `connect-src 'self' ${portal} https://errors.example`,
    );
    const others = (policy: string) => policy.replace(/connect-src [^;]+/, '');
    expect(others(contentSecurityPolicy(portal, configured))).toBe(
      others(contentSecurityPolicy(portal, nothing)),
    );
  });

  test('lets the tag manager in where it is configured', () => {
    const configured = { ...nothing, tagManagerId: 'GTM-ABC123' };
    expect(directive('script-src', configured)).toContain('https://www.googletagmanager.com');
    expect(directive('trusted-types', configured)).toBe('trusted-types tag-manager');
  });
});
