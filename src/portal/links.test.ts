import * as fc from '../../tests/random.ts';
import { describe, expect, it } from 'vitest';
import type { PortalPage } from '../schema/portal.ts';
import { domainCartLink, domainCheckerUrl, portalLink, productsUrl, tldsUrl } from './links.ts';

describe('portal links', () => {
  it.each<[PortalPage, string]>([
    ['login', 'https://portal.test/login'],
    ['signUp', 'https://portal.test/register.php'],
    ['passwordReset', 'https://portal.test/password/reset'],
    ['affiliates', 'https://portal.test/affiliates.php'],
    ['resellerSignUp', 'https://portal.test/register.php?reseller=1'],
    ['googleWorkspace', 'https://portal.test/store/google-workspace'],
    ['domainRegister', 'https://portal.test/cart.php?a=add&domain=register'],
    ['domainTransfer', 'https://portal.test/cart.php?a=add&domain=transfer'],
  ])('%s is %s', (page, address) => {
    expect(portalLink(page)).toBe(address);
  });

  it('builds the addresses of the calls and of the form', () => {
    expect(productsUrl([52, 57, 34, 62])).toBe('https://portal.test/setu/api/products/52,57,34,62');
    expect(tldsUrl).toBe('https://portal.test/setu/api/tlds');
    expect(domainCheckerUrl).toBe('https://portal.test/domainchecker.php');
  });

  it('encodes any name as one query value', () => {
    expect(domainCartLink('dhaka.com')).toBe(
      'https://portal.test/cart.php?a=add&domain=register&query=dhaka.com',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { searchParams, origin, hash } = new URL(domainCartLink(name));
        expect([...searchParams.keys()]).toEqual(['a', 'domain', 'query']);
        expect(searchParams.get('query')).toBe(name);
        expect(origin + hash).toBe('https://portal.test');
      }),
    );
    expect(() => domainCartLink('half \uD800 a pair')).not.toThrow();
  });
});
