import { afterEach, expect, test, vi } from 'vitest';
import { portalPresets } from '../schema/portal.ts';
import type * as Facts from '../site/site.ts';

afterEach(() => {
  vi.doUnmock('../site/site.ts');
  vi.resetModules();
});

async function linksOf(system: keyof typeof portalPresets) {
  vi.doMock('../site/site.ts', async (original) => {
    const { site } = await original<typeof Facts>();
    return { site: { ...site, prices: 'list', portalPaths: portalPresets[system] } };
  });
  const { domainCheckerUrl, domainCartLink, portalLink } = await import('./links.ts');
  const { listedProducts } = await import('./products.ts');
  const products = listedProducts([
    { id: 52, listPrice: { monthly: 100 } },
    { id: 53, listPrice: { monthly: 500, annually: 5000 }, slug: '5-gb' },
  ]);
  return [
    portalLink('signUp'),
    domainCheckerUrl,
    domainCartLink('amar-dokan.com.bd'),
    domainCartLink('amar-dokan.com.bd', 'transfer'),
    ...products.values(),
  ];
}

const prices = { monthly: 100 };
const bothPrices = { monthly: 500, annually: 5000 };

test('WHMCS has one cart for everything', async () => {
  const portal = 'https://portal.test';
  expect(await linksOf('whmcs')).toEqual([
    `${portal}/register.php`,
    `${portal}/domainchecker.php`,
    `${portal}/cart.php?a=add&domain=register&query=amar-dokan.com.bd`,
    `${portal}/cart.php?a=add&domain=transfer&query=amar-dokan.com.bd`,
    { name: null, prices, url: `${portal}/cart.php?a=add&pid=52` },
    { name: null, prices: bothPrices, url: `${portal}/cart.php?a=add&pid=53` },
  ]);
});

test('FOSSBilling has order pages, by slug or else by number, and no search', async () => {
  const portal = 'https://portal.test';
  expect(await linksOf('fossbilling')).toEqual([
    `${portal}/signup`,
    undefined,
    `${portal}/order/domain-checker?register_sld=amar-dokan`,
    `${portal}/order/domain-checker?transfer_sld=amar-dokan`,
    { name: null, prices, url: `${portal}/order/52` },
    { name: null, prices: bothPrices, url: `${portal}/order/5-gb` },
  ]);
});
