import * as fc from '../../tests/random.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { purchaseLink } from './purchaseLink.ts';

const facts = vi.hoisted(() => ({ carryBillingCycle: true }));
vi.mock('#content/facts/site.js', () => ({ default: facts }));

afterEach(() => {
  facts.carryBillingCycle = true;
});

const cart = 'https://portal.test/cart.php?a=add&pid=52';

describe('purchaseLink', () => {
  it('returns the url unchanged for monthly billing', () => {
    expect(purchaseLink(cart, 'monthly')).toBe(cart);
  });

  it('carries the yearly cycle into the cart', () => {
    expect(purchaseLink(cart, 'annually')).toBe(`${cart}&billingcycle=annually`);
    expect(purchaseLink(`${cart}#top`, 'annually')).toBe(`${cart}&billingcycle=annually#top`);
  });

  it.each([
    `${cart}&billingcycle=monthly`,
    'https://portal.test/cart.php?a=add',
    'https://portal.test/cart.php',
    'https://portal.test/store/web-hosting/1-gb-hosting?pid=52',
    'https://portal.test/shop/cart.php?pid=52',
  ])('leaves %s as it is', (url) => {
    expect(purchaseLink(url, 'annually')).toBe(url);
  });

  it('leaves every url as it is if site.yaml turns this off', () => {
    facts.carryBillingCycle = false;
    expect(purchaseLink(cart, 'annually')).toBe(cart);
  });

  it.each([
    null,
    'https://evil.example/cart.php?pid=52',
    'https://portal.test.evil.example/cart.php?pid=52',
    'https://pay.portal.test/cart.php?pid=52',
    'https://portal.test:8443/cart.php?pid=52',
    'http://portal.test/cart.php?pid=52',
  ])('refuses %s, which is not the portal’s own origin', (url) => {
    expect(purchaseLink(url, 'monthly')).toBeNull();
    expect(purchaseLink(url, 'annually')).toBeNull();
  });

  it('leads to the portal or nowhere, and changes nothing but the cycle', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withFragments: true, withQueryParameters: true }),
          fc.webQueryParameters().map((query) => `https://portal.test/cart.php?${query}`),
          fc.webFragments().map((hash) => `${cart}#${hash}`),
        ),
        (text) => {
          const url = new URL(text).href;
          const link = purchaseLink(url, 'annually');
          if (link === null) return;
          const before = new URL(url);
          const after = new URL(link);
          expect(after.origin).toBe('https://portal.test');
          expect([after.pathname, after.hash]).toEqual([before.pathname, before.hash]);
          const kept = [...after.searchParams].slice(0, [...before.searchParams].length);
          expect(kept).toEqual([...before.searchParams]);
        },
      ),
    );
  });
});
