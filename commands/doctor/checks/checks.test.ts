import { describe, expect, test, vi } from 'vitest';
import messages from '#content/words/portal-messages.js';
import type { BillingCycle } from '../../../src/schema/billingCycles.ts';
import { parseProducts } from '../../../src/portal/responses.ts';
import { expectedProducts } from '../expectations.ts';
import type { Check } from '../finding.ts';
import { worstLevel } from '../report.ts';
import type { Reply } from '../request.ts';
import { readResponse } from '../responses.ts';
import type { CallResult, ProductData } from '../responses.ts';
import { checkCalls, checkCors, checkResponseTime } from './calls.ts';
import { checkDomainSearch } from './search.ts';
import { checkDomains } from './domains.ts';
import { checkAddress, checkPurchaseLinks, checkPurchasePages, purchaseLinks } from './links.ts';
import { checkListPrices, checkPrices, checkProducts } from './products.ts';

vi.mock(import('../../../src/site/plans.ts'), async () => {
  const { testFamilies } = await import('../../../src/site/testPlans.ts');
  return { planFamilies: testFamilies, homeCards: [] };
});
vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../../../src/site/testDomains.ts')).testDomains,
}));

const portal = 'https://portal.example';
const origin = 'https://www.example';
const good = {
  name: 'Small plan',
  pricing: { monthly: '75.00', annually: '800.00' },
  url: `${portal}/cart.php?a=add&pid=1`,
};

/** Product 1 as the portal might send it, parsed as the site does. */
function product1(raw: unknown): ProductData[] {
  const product = parseProducts({ 1: raw }, [1]).get(1);
  return [{ usedBy: '/web-hosting', id: 1, raw, product }];
}

function response(overrides: Partial<Reply> = {}): Reply {
  return {
    status: 200,
    headers: new Headers(),
    body: JSON.stringify({ 1: good }),
    url: `${portal}/setu/api/products/1`,
    origins: [],
    isPosted: false,
    ms: 10,
    ...overrides,
  };
}

function callWith(overrides: Partial<Reply> = {}): CallResult {
  const call = { usedBy: '/', path: '/setu/api/products/1', ids: [1] };
  return readResponse(call, response(overrides));
}

/** The level of a check, with its warnings and problems. */
function outcome({ findings }: Check): string {
  const bad = findings.filter(({ level }) => level !== 'ok');
  return [worstLevel(findings), ...bad.map(({ message }) => message)].join(': ');
}

test.each([
  ['https://portal.example', /^ok$/],
  ['http://portal.example', /^warning: uses plain http/],
])('address %s', (address, expected) => {
  expect(outcome(checkAddress(address))).toMatch(expected);
});

describe('calls', () => {
  test.each<[string, Partial<Reply>, RegExp | string]>([
    ['a good response', {}, /^ok$/],
    ['an error status', { status: 503 }, /^problem: HTTP error! Status: 503$/],
    ['a body that is not JSON', { body: '<p>' }, `problem: ${messages.invalidJson}`],
    ['JSON that is not an object', { body: '[]' }, `problem: ${messages.noObject}`],
    ['a redirect', { origins: [portal] }, /^warning: redirects,/],
  ])('%s', (_, overrides, expected) => {
    expect(outcome(checkCalls([callWith(overrides)]))).toMatch(expected);
  });
});

describe('CORS', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ 'access-control-allow-origin': '*' }, /^ok$/],
    [{ 'access-control-allow-origin': origin, vary: 'accept, Origin' }, /^ok$/],
    [{ 'access-control-allow-origin': origin }, /^warning: .*Vary: Origin/],
    [{}, /^problem: sends no access-control-allow-origin/],
    [
      { 'access-control-allow-origin': 'https://example' },
      /^problem: allows "https:\/\/example", not/,
    ],
    [{ 'access-control-allow-origin': '*, *' }, /^problem: allows "\*, \*", not/],
    [{ 'access-control-allow-origin': `${origin}/` }, /^problem: allows /],
  ])('%j', (headers, expected) => {
    const call = callWith({ headers: new Headers(headers) });
    expect(outcome(checkCors(origin, [call]))).toMatch(expected);
  });
});

describe('products', () => {
  test.each<[string, unknown, RegExp]>([
    ['the right product', good, /^ok$/],
    ['a name in another case', { ...good, name: 'small  PLAN' }, /^ok$/],
    ['another name', { ...good, name: 'Old Plan' }, /^warning: named "Old Plan"/],
    ['no name', { ...good, name: 7 }, /^warning: has no name/],
    ['a string', 'x', /^problem: sent as "x" instead of an object/],
    ['an array', [good], /^problem: sent as \[/],
  ])('%s', (_, raw, expected) => {
    expect(outcome(checkProducts(product1(raw)))).toMatch(expected);
  });

  test('a missing product', () => {
    const missing = [{ usedBy: '/', id: 1, raw: undefined, product: undefined }];
    expect(outcome(checkProducts(missing))).toMatch(/^problem: missing from the response for \/;/);
    expect(checkPrices(missing).findings).toEqual([]);
  });

  test('the same finding from two pages is reported once', () => {
    const { findings } = checkProducts([...product1('x'), ...product1('x')]);
    expect(findings).toHaveLength(1);
  });
});

describe('prices', () => {
  test.each<[unknown, RegExp]>([
    ['75.00', /^ok$/],
    ['75', /^ok$/],
    [75, /^warning: sent as 75, shown as ৳75$/],
    ['1,250.00', /^warning: sent as "1,250\.00", shown as ৳1,250$/],
    ['-1.00', /^problem: switched off in the portal \("-1\.00"\); the site shows ৳0$/],
    ['', /^problem: no price \(the portal sends ""\); the site shows ৳0$/],
    [undefined, /^problem: no price \(the portal sends nothing\)/],
    ['0.00', /^problem: no price \(the portal sends "0\.00"\)/],
  ])('%j', (monthly, expected) => {
    const raw = { ...good, pricing: { monthly, annually: '800.00' } };
    expect(outcome(checkPrices(product1(raw)))).toMatch(expected);
  });

  test('every billing cycle on sale is checked', () => {
    const { summary } = checkPrices(product1({ ...good, pricing: { monthly: '75.00' } }));
    expect(summary).toBe('1 of 2 billing cycles have a price');
  });
});

describe('list prices', () => {
  function checkPricing(pricing: object): string {
    return outcome(checkListPrices(product1({ ...good, pricing })));
  }
  const listPrice = (cycle: BillingCycle) => expectedProducts.get(1)?.listPrices.get(cycle) ?? 0;

  test.each<[string, number, RegExp]>([
    ['at the list price', 1, /^ok$/],
    ['25% below', 0.75, /^ok$/],
    ['exactly 80% below', 0.2, /^ok$/],
    [
      '81% below',
      0.19,
      /^warning: ৳\S+ is 81% below .*: ৳\S+ is 81% below [^:]*: is that right\?$/,
    ],
    [
      'above it',
      1.0001,
      /^problem: ৳\S+ is above the list price of ৳\S+: raise it in content\S+, or/,
    ],
  ])('%s', (_, share, expected) => {
    const monthly = (listPrice('monthly') * share).toFixed(2);
    const annually = (listPrice('annually') * share).toFixed(2);
    expect(checkPricing({ monthly, annually })).toMatch(expected);
  });

  test('a year that costs more than twelve months', () => {
    const monthly = listPrice('monthly') / 2;
    expect(checkPricing({ monthly: `${monthly}`, annually: `${monthly * 12 + 1}` })).toBe(
      'warning: costs more per month than the shortest billing cycle',
    );
  });

  test('no live price', () => {
    expect(checkPricing({ monthly: '-1.00', annually: '' })).toBe('skipped');
  });
});

describe('purchase links', () => {
  test.each<[unknown, RegExp]>([
    [good.url, /^ok$/],
    ['http://portal.example/cart.php', /^problem: uses plain http$/],
    ['https://evil.example/', /^problem: goes to "evil\.example" instead of the portal$/],
    ['https://portal.example:8443/', /^problem: goes to "portal\.example:8443"/],
    ['https://portal.example@evil.example/', /^problem: has no usable link/],
    [
      'javascript:alert(1)',
      /^problem: has no usable link \(the portal sends "javascript:alert\(1\)"\)/,
    ],
    [undefined, /^problem: has no usable link \(the portal sends nothing\)/],
  ])('%j', (url, expected) => {
    const products = product1({ ...good, url });
    const check = checkPurchaseLinks(portal, products);
    expect(outcome(check)).toMatch(expected);
    // Only valid links are opened later.
    const isValid = worstLevel(check.findings) === 'ok';
    expect(purchaseLinks(portal, products)).toEqual(
      isValid ? [{ url, subject: '1 Small plan' }] : [],
    );
  });

  test('a portal on plain http may link to plain http', () => {
    const products = product1({ ...good, url: 'http://localhost:4000/cart.php' });
    expect(outcome(checkPurchaseLinks('http://localhost:4000', products))).toBe('ok');
  });
});

describe('purchase pages', () => {
  const redirect = (to: string) => response({ status: 302, origins: [to] });
  const failure = response({ failure: 'why' });
  const link = { url: good.url, subject: '1 Small plan' };
  test.each<[string, Reply, RegExp]>([
    ['one that opens', response(), /^ok$/],
    ['a redirect on the portal', redirect(portal), /^ok$/],
    ['a redirect elsewhere', redirect('https://pay.example'), /^warning: redirects to "pay\./],
    ['a missing page', response({ status: 404 }), /^problem: .* returns status 404$/],
    ['no response', failure, /^problem: .*: why$/],
  ])('%s', (_, result, expected) => {
    expect(outcome(checkPurchasePages([{ ...link, reply: result }], []))).toMatch(expected);
  });

  test('one over the request limit', () => {
    expect(outcome(checkPurchasePages([], [link]))).toMatch(/^warning: not opened/);
  });
});

describe('domain prices', () => {
  const prices: Record<string, unknown> = {
    com: { register: '1000.00' },
    xyz: { register: '322.00' },
    top: { register: '200.00' },
    shop: { register: '300.00' },
  };
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['all prices', {}, /^ok$/],
    ['another spelling', { com: undefined, '.COM': { register: '1000.00' } }, /^ok$/],
    ['other extensions too', { 'com.bd': { register: '900.00' } }, /^ok$/],
    [
      'no price for a tile',
      { xyz: {} },
      /^problem: no price \(.* nothing\); the site shows no price$/,
    ],
    ['no price for another extension', { shop: null }, /^warning: .* default price of ৳300$/],
    ['a default that is too low', { com: { register: '1600.00' } }, /^warning: costs ৳1,600, but/],
    ['an invalid key', { '<b>': { register: '1.00' } }, /^warning: not a domain extension/],
  ])('%s', (_, changes, expected) => {
    const raw = JSON.parse(JSON.stringify({ ...prices, ...changes })) as object;
    expect(outcome(checkDomains(raw))).toMatch(expected);
  });
});

describe('domain search', () => {
  const allowed = [origin, portal, 'https://*.clients.example', 'http://old.example'];

  test.each<[string, Partial<Reply>, RegExp]>([
    ['no redirect', {}, /^ok$/],
    ['a redirect to a listed origin', { origins: ['https://my.clients.example'] }, /^ok$/],
    [
      'one from a listed http to https',
      { origins: ['http://old.example', 'https://old.example'] },
      /^ok$/,
    ],
    ['one to the site', { origins: [origin] }, /^ok$/],
    [
      'one with the name in the address',
      { isPosted: false, url: `${portal}/?name=example.com` },
      /^ok$/,
    ],
    ['one without the name', { isPosted: false }, /^warning: redirects without the name/],
    [
      'two missing origins',
      { origins: ['http://portal.example', 'https://clients.example'] },
      /^problem: redirects to "http:\/\/portal\.example", .*: redirects to "https:\/\/clients\.example"/,
    ],
    [
      'another port',
      { origins: ['https://portal.example:8443'] },
      /^problem: redirects to "https:/,
    ],
    ['an error status', { status: 405 }, /^problem: returns status 405$/],
    ['no response', { failure: 'why' }, /^problem: "https:\/\/portal\.example": why$/],
  ])('%s', (_, overrides, expected) => {
    const reply = response({ isPosted: true, ...overrides });
    expect(outcome(checkDomainSearch(reply, allowed))).toMatch(expected);
  });
});

describe('response time', () => {
  test.each<[number[], RegExp, string]>([
    [[30, 10, 20], /^ok$/, 'median 20 ms, slowest 30 ms'],
    [[10, 5000], /^warning: 2\.5 s is slow$/, 'median 2.5 s, slowest 5.0 s'],
    [[10, 20, 9000], /^ok$/, 'median 20 ms, slowest 9.0 s'],
    [[2000], /^ok$/, 'median 2.0 s, slowest 2.0 s'],
    [[2001], /^warning: /, 'median 2.0 s, slowest 2.0 s'],
  ])('%j', (times, expected, summary) => {
    const check = checkResponseTime(times.map((ms) => callWith({ ms })));
    expect(outcome(check)).toMatch(expected);
    expect(check.summary).toBe(summary);
  });
});
