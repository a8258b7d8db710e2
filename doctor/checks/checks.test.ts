import { describe, expect, test } from 'vitest';
import { parseDomainPrices, parseProducts } from '../../src/portal/responses.ts';
import type { Reply } from '../ask.ts';
import { worstLevel } from '../finding.ts';
import type { Check } from '../finding.ts';
import type { Called, ReadProduct } from '../readings.ts';
import { checkAddress } from './address.ts';
import { checkCalls } from './calls.ts';
import { checkCors } from './cors.ts';
import { checkDomains } from './domains.ts';
import { checkListPrices } from './list-prices.ts';
import { checkPrices } from './prices.ts';
import { checkProducts } from './products.ts';
import { checkPurchaseLinks, purchaseUrls } from './purchase-links.ts';
import { checkPurchasePages } from './purchase-pages.ts';
import { checkTime } from './time.ts';

const portal = 'https://portal.example';
const origin = 'https://www.example';
const good = {
  name: '1 GB Hosting',
  pricing: { monthly: '75.00', annually: '800.00' },
  url: `${portal}/cart.php?a=add&pid=52`,
};

/** Product 52 as the portal might send it, read as the site reads it. */
function sent(raw: unknown): ReadProduct[] {
  const product = parseProducts({ 52: raw }, [52]).get(52);
  return [{ caller: '/web-hosting', id: 52, raw, product }];
}

function answer(extra: Partial<Extract<Reply, { kind: 'answer' }>> = {}): Called {
  return {
    call: { caller: '/', path: '/setu/api/products/52', ids: [52] },
    reply: {
      kind: 'answer',
      status: 200,
      headers: new Headers(),
      body: JSON.stringify({ 52: good }),
      url: `${portal}/setu/api/products/52`,
      ms: 10,
      ...extra,
    },
  };
}

/** What a check came to: its level, and what is not well. */
function outcome({ findings }: Check): string {
  const bad = findings.filter(({ level }) => level !== 'ok');
  return [worstLevel(findings), ...bad.map(({ message }) => message)].join(': ');
}

test.each([
  ['https://portal.example', /^ok$/],
  ['http://portal.example', /^warning: speaks plain http/],
])('address %s', (address, expected) => {
  expect(outcome(checkAddress(address))).toMatch(expected);
});

describe('calls', () => {
  test.each<[string, Called, RegExp]>([
    ['a good answer', answer(), /^ok$/],
    ['a bad status', answer({ status: 503 }), /^problem: HTTP error! Status: 503$/],
    ['no JSON', answer({ body: '<p>' }), /^problem: .* cannot be read$/],
    ['no object', answer({ body: '[]' }), /^problem: .* of an unknown kind$/],
    ['a redirect', answer({ url: `${portal}/api/52` }), /^warning: .* redirect/],
    [
      'a redirect to another host',
      answer({ url: 'https://www.portal.example/setu/api/products/52' }),
      /^problem: leads to https:\/\/www\.portal\.example, which the site may not ask$/,
    ],
  ])('%s', (_, called, expected) => {
    expect(outcome(checkCalls(portal, [called]))).toMatch(expected);
  });
});

describe('CORS', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ 'access-control-allow-origin': '*' }, /^ok$/],
    [{ 'access-control-allow-origin': origin, vary: 'accept, Origin' }, /^ok$/],
    [{ 'access-control-allow-origin': origin }, /^warning: .*Vary: Origin/],
    [{}, /^problem: sends no access-control-allow-origin/],
    [{ 'access-control-allow-origin': 'https://example' }, /^problem: lets "https:\/\/example" in/],
    [{ 'access-control-allow-origin': '*, *' }, /^problem: lets "\*, \*" in/],
    [{ 'access-control-allow-origin': `${origin}/` }, /^problem: lets /],
  ])('%j', (headers, expected) => {
    const called = answer({ headers: new Headers(headers) });
    expect(outcome(checkCors(origin, [called]))).toMatch(expected);
  });
});

describe('products', () => {
  test.each<[string, unknown, RegExp]>([
    ['the right one', good, /^ok$/],
    ['the right one in other letters', { ...good, name: '1 gb  HOSTING' }, /^ok$/],
    ['another name', { ...good, name: 'Old Plan' }, /^warning: is called "Old Plan"/],
    ['no name', { ...good, name: 7 }, /^warning: has no name/],
    ['no object', 'x', /^problem: is "x" instead of an object/],
    ['an array', [good], /^problem: is \[/],
  ])('%s', (_, raw, expected) => {
    expect(outcome(checkProducts(sent(raw)))).toMatch(expected);
  });

  test('one that is missing', () => {
    const missing = [{ caller: '/', id: 52, raw: undefined, product: undefined }];
    expect(outcome(checkProducts(missing))).toMatch(/^problem: is missing from the answer for \/;/);
    expect(checkPrices(missing).findings).toEqual([]);
  });

  test('what two pages find alike is said once', () => {
    const { findings } = checkProducts([...sent('x'), ...sent('x')]);
    expect(findings).toHaveLength(1);
  });
});

describe('prices', () => {
  test.each<[unknown, RegExp]>([
    ['75.00', /^ok$/],
    ['75', /^ok$/],
    [75, /^warning: is sent as 75 and read as ৳75$/],
    ['1,250.00', /^warning: is sent as "1,250\.00" and read as ৳1,250$/],
    ['-1.00', /^problem: is switched off in the portal \("-1\.00"\); the site shows ৳0$/],
    ['', /^problem: has no price: the portal sends "", and the site shows ৳0$/],
    [undefined, /^problem: has no price: the portal sends nothing/],
    ['0.00', /^problem: has no price: the portal sends "0\.00"/],
  ])('%j', (monthly, expected) => {
    const raw = { ...good, pricing: { monthly, annually: '800.00' } };
    expect(outcome(checkPrices(sent(raw)))).toMatch(expected);
  });

  test('every cycle on sale counts', () => {
    const { summary } = checkPrices(sent({ ...good, pricing: { monthly: '75.00' } }));
    expect(summary).toBe('1 of 2 cycles on sale have a price');
  });
});

describe('list prices', () => {
  test.each<[string, string, RegExp]>([
    ['100.00', '1200.00', /^ok$/],
    ['75.00', '800.00', /^ok$/],
    ['100.01', '800.00', /^problem: ৳100\.01 against a list price of ৳100: raise it in/],
    ['15.00', '180.00', /^warning: .* saving of 85% meant\?: .* saving of 85% meant\?$/],
    ['50.00', '700.00', /^warning: costs more than twelve single months$/],
    ['-1.00', '', /^skipped$/],
  ])('%s a month and %s a year', (monthly, annually, expected) => {
    const raw = { ...good, pricing: { monthly, annually } };
    expect(outcome(checkListPrices(sent(raw)))).toMatch(expected);
  });
});

describe('purchase links', () => {
  test.each<[unknown, RegExp]>([
    [good.url, /^ok$/],
    ['http://portal.example/cart.php', /^problem: leads to plain http$/],
    ['https://evil.example/', /^problem: leads to "evil\.example", which is not the portal$/],
    ['https://portal.example:8443/', /^problem: leads to "portal\.example:8443"/],
    ['https://portal.example@evil.example/', /^problem: sends .* no web address/],
    ['javascript:alert(1)', /^problem: sends "javascript:alert\(1\)", no web address/],
    [undefined, /^problem: sends nothing, no web address/],
  ])('%j', (url, expected) => {
    const read = sent({ ...good, url });
    const check = checkPurchaseLinks(portal, read);
    expect(outcome(check)).toMatch(expected);
    // Only what may be linked to is opened.
    expect(purchaseUrls(portal, read).size).toBe(worstLevel(check.findings) === 'ok' ? 1 : 0);
  });

  test('a portal on plain http sells on plain http', () => {
    const read = sent({ ...good, url: 'http://localhost:4000/cart.php' });
    expect(outcome(checkPurchaseLinks('http://localhost:4000', read))).toBe('ok');
  });
});

describe('purchase pages', () => {
  const redirect = (location: string) =>
    answer({ status: 302, headers: new Headers({ location }) }).reply;
  test.each<[string, Reply | 'left out', RegExp]>([
    ['that answer', answer().reply, /^ok$/],
    ['that lead on', redirect('/cart.php?a=view'), /^ok$/],
    ['that lead away', redirect('https://pay.example/'), /^warning: leads on to "pay\.example"$/],
    ['that are gone', answer({ status: 404 }).reply, /^problem: .* answers with status 404$/],
    ['that are silent', { kind: 'failure', message: 'why', begun: false }, /^problem: .*: why$/],
    ['that are too many', 'left out', /^warning: was not opened/],
  ])('%s', (_, reply, expected) => {
    expect(outcome(checkPurchasePages([{ url: good.url, id: 52, reply }]))).toMatch(expected);
  });
});

describe('domain prices', () => {
  const prices: Record<string, unknown> = {
    com: { register: '1499.00' },
    xyz: { register: '322.00' },
    top: { register: '199.00' },
    info: { register: '549.00' },
    shop: { register: '199.00' },
    online: { register: '899.00' },
  };
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['all', {}, /^ok$/],
    ['another spelling', { com: undefined, '.COM': { register: '1499.00' } }, /^ok$/],
    ['more of them', { 'com.bd': { register: '900.00' } }, /^ok$/],
    ['no price for a tile', { xyz: {} }, /^problem: .*the portal sends nothing, .* no price$/],
    ['no price for the rest', { shop: null }, /^warning: .* keeps its default of ৳199$/],
    ['a default that is too low', { com: { register: '1600.00' } }, /^warning: costs ৳1,600, but/],
    ['a key that is none', { '<b>': { register: '1.00' } }, /^warning: is no extension/],
  ])('%s', (_, odd, expected) => {
    const raw = JSON.parse(JSON.stringify({ ...prices, ...odd })) as object;
    const read = { raw, prices: parseDomainPrices(raw) };
    expect(outcome(checkDomains(read))).toMatch(expected);
  });
});

describe('answer time', () => {
  test.each<[number[], RegExp, string]>([
    [[30, 10, 20], /^ok$/, 'median 20 ms, slowest 30 ms'],
    [[10, 5000], /^warning: 2\.5 s is slow$/, 'median 2.5 s, slowest 5.0 s'],
    [[10, 20, 9000], /^ok$/, 'median 20 ms, slowest 9.0 s'],
  ])('%j', (times, expected, summary) => {
    const check = checkTime(times.map((ms) => answer({ ms })));
    expect(outcome(check)).toMatch(expected);
    expect(check.summary).toBe(summary);
  });
});
