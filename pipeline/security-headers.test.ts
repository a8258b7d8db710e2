import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, transportSecurity } from './security-headers.ts';
import { policyAdditions, thirdParties } from './third-parties.ts';

type Configured = Parameters<typeof contentSecurityPolicy>[1];

const portal = 'https://portal.example';
const nothing: Configured = {
  analytics: 'none',
  analyticsId: '',
  chat: 'none',
  chatId: '',
  consent: true,
  allowedHosts: {},
  errorReportUrl: '',
  leadsUrl: '',
};

/** One directive of the policy. */
function directive(name: string, configured: Configured): string | undefined {
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

  test.each([portal, 'http://localhost:4000'])(
    'allows forms to the portal at %s and to the hosts it redirects to',
    (address) => {
      const configured = { ...nothing, allowedHosts: { form: ['https://clients.example'] } };
      const forms = (facts: Configured) =>
        /form-action [^;]+/.exec(contentSecurityPolicy(address, facts))?.[0];
      expect(forms(nothing)).toBe(`form-action 'self' ${address}`);
      expect(forms(configured)).toBe(`form-action 'self' ${address} https://clients.example`);
    },
  );

  test('allows quote requests to the configured origin only, by script and as a form', () => {
    const configured = { ...nothing, leadsUrl: 'https://leads.example/quotes?site=1' };
    expect(directive('connect-src', configured)).toBe(
      `connect-src 'self' ${portal} https://leads.example`,
    );
    expect(directive('form-action', configured)).toBe(
      `form-action 'self' ${portal} https://leads.example`,
    );
    // The sandbox's own endpoint.
    const onPortal = { ...nothing, leadsUrl: `${portal}/leads` };
    expect(contentSecurityPolicy(portal, onPortal)).toBe(contentSecurityPolicy(portal, nothing));
  });

  test.each<Partial<Configured>>([
    { analytics: 'ga4' },
    { analytics: 'gtm' },
    { chat: 'tawk' },
    { chat: 'messenger' },
  ])('allows nothing extra for %o without an id', (facts) => {
    const configured = { ...nothing, ...facts };
    expect(contentSecurityPolicy(portal, configured)).toBe(contentSecurityPolicy(portal, nothing));
    expect(thirdParties(portal, configured)).toBeNull();
  });

  const withTags: Configured = {
    ...nothing,
    analytics: 'gtm',
    analyticsId: 'GTM-ABC123',
    allowedHosts: { script: ['https://cdn.example'], image: ['https://*.pixel.example'] },
  };

  test('allows what Google documents for its tags, and the operator’s own hosts', () => {
    expect(directive('script-src', withTags)).toBe(
      "script-src 'self' https://*.googletagmanager.com https://cdn.example",
    );
    expect(directive('connect-src', withTags)).toContain('https://*.google-analytics.com');
    expect(directive('img-src', withTags)).toContain('https://*.pixel.example');
    expect(directive('trusted-types', withTags)).toBe(
      "trusted-types default goog#html 'allow-duplicates'",
    );
    expect(directive('style-src', withTags)).toBe("style-src 'self'");
    expect(contentSecurityPolicy(portal, withTags)).not.toContain('unsafe');
  });

  test('warns about each weakening in one sentence', () => {
    const { warnings } = policyAdditions(portal, {
      ...withTags,
      chat: 'tawk',
      chatId: '64b0/1h5',
    });
    expect(warnings).toEqual([
      expect.stringMatching(/^analytics: .* read what visitors type there\.$/),
      expect.stringMatching(/^chat: .* inline styles are allowed for everyone\.$/),
      expect.stringMatching(/^allowedHosts: scripts from https:\/\/cdn\.example run on every page/),
    ]);
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000'])(
    'allows no third party with the sandbox portal at %s',
    (sandbox) => {
      expect(contentSecurityPolicy(sandbox, withTags)).toBe(
        contentSecurityPolicy(sandbox, nothing),
      );
      expect(thirdParties(sandbox, withTags)).toBeNull();
    },
  );
});

test('subdomains must use https only if the operator asks for it', () => {
  expect(transportSecurity({ hstsIncludeSubDomains: false })).toBe('max-age=31536000');
  expect(transportSecurity({ hstsIncludeSubDomains: true })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});
