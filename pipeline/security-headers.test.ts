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

describe('the content security policy', () => {
  test('allows requests to the site and the portal only', () => {
    expect(directive('connect-src', nothing)).toBe(`connect-src 'self' ${portal}`);
    expect(directive('script-src', nothing)).toBe("script-src 'self'");
    expect(contentSecurityPolicy(portal, nothing)).not.toMatch(/unsafe|\*/);
  });

  test('allows error reports to the configured origin only', () => {
    const configured = { ...nothing, errorReportUrl: 'https://errors.example/site/report' };
    expect(directive('connect-src', configured)).toBe(
      `connect-src 'self' ${portal} https://errors.example`,
    );
    const others = (policy: string) => policy.replace(/connect-src [^;]+/, '');
    expect(others(contentSecurityPolicy(portal, configured))).toBe(
      others(contentSecurityPolicy(portal, nothing)),
    );
  });

  test('allows the tag manager if it is configured', () => {
    const configured = { ...nothing, tagManagerId: 'GTM-ABC123' };
    expect(directive('script-src', configured)).toContain('https://www.googletagmanager.com');
    expect(directive('trusted-types', configured)).toBe('trusted-types tag-manager');
  });
});
