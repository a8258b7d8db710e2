import { expect, test, vi } from 'vitest';
import { domainCheckerUrl, portalLink, productsUrl, tldsUrl } from './links.ts';
import { purchaseLink } from './purchaseLink.ts';

vi.mock('./host.ts', () => ({ portalHost: 'https://www.example.com/clients' }));

test('every link and call includes the folder that the portal is in', () => {
  expect([portalLink('login'), domainCheckerUrl, tldsUrl, productsUrl([52, 53])]).toEqual([
    'https://www.example.com/clients/login',
    'https://www.example.com/clients/domainchecker.php',
    'https://www.example.com/clients/setu/api/tlds',
    'https://www.example.com/clients/setu/api/products/52,53',
  ]);
});

test('the cart of a portal in a folder opens with the chosen cycle', () => {
  const cart = 'https://www.example.com/clients/cart.php?a=add&pid=52';
  expect(purchaseLink(cart, 'annually')).toBe(`${cart}&billingcycle=annually`);
  const other = 'https://www.example.com/cart.php?a=add&pid=52';
  expect(purchaseLink(other, 'annually')).toBe(other);
});
