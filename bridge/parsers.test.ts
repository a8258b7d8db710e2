import {
  type Arbitrary,
  assert,
  array,
  constantFrom,
  dictionary,
  double,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from '../tests/random.ts';
import { describe, expect, test } from 'vitest';
import { BillingError, productsSchema, tldsSchema } from './billing.ts';
import { parseFossProducts, parseFossTlds } from './fossbilling.ts';
import {
  fossPeriod,
  fossProduct,
  fossTld,
  oddProducts,
  oddTlds,
  oddWhmcs,
  whmcsProduct,
  whmcsProducts,
  whmcsTld,
  whmcsTlds,
} from './test-data.ts';
import { parseExtension, parsePrice } from './values.ts';
import { parseCurrencies, parseWhmcsProducts, parseWhmcsTlds } from './whmcs.ts';
import * as v from 'valibot';

test.each<[unknown, string | undefined]>([
  ['75.00', '75.00'],
  ['75', '75.00'],
  ['75.5', '75.50'],
  ['75.5000', '75.50'],
  [75, '75.00'],
  [14.95, '14.95'],
  ['999999999999.99', '999999999999.99'],
  ['0.01', '0.01'],
  ['-1.00', undefined],
  [-1, undefined],
  ['0.00', undefined],
  [0, undefined],
  ['0.001', undefined],
  ['75.005', undefined],
  [0.1 + 0.2, undefined],
  ['1,250.00', undefined],
  ['1e3', undefined],
  [1e21, undefined],
  [Number.NaN, undefined],
  [Infinity, undefined],
  [' 75.00', undefined],
  ['75.00\n', undefined],
  ['৳75', undefined],
  ['৭৫', undefined],
  ['', undefined],
  [null, undefined],
  [true, undefined],
  [['75.00'], undefined],
])('the price in %j is %j', (value, price) => {
  expect(parsePrice(value)).toBe(price);
});

test.each<[unknown, string | undefined]>([
  ['com', 'com'],
  ['.COM', 'com'],
  ['com.bd', 'com.bd'],
  ['xn--54b7fta0cc', 'xn--54b7fta0cc'],
  ['..com', undefined],
  ['com.', undefined],
  ['<b>', undefined],
  ['__proto__', undefined],
  ['বাংলা', undefined],
  ['a'.repeat(64), undefined],
  [12, undefined],
])('the extension in %j is %j', (value, extension) => {
  expect(parseExtension(value)).toBe(extension);
});

describe('WHMCS', () => {
  test('odd products have the right price or none', () => {
    const products = parseWhmcsProducts(oddWhmcs()['GetProducts'], 'BDT');
    expect(Object.keys(products)).toEqual(Object.keys(oddProducts));
    expect(products).toMatchObject(oddProducts);
    expect(products['53']?.path).toBe('/cart.php?a=add&pid=53');
  });

  test('a list with gaps, which PHP turns into an object, is a list', () => {
    const answer = whmcsProducts({
      '0': whmcsProduct(52, { monthly: '75.00' }),
      '2': whmcsProduct(53, {}),
    });
    expect(Object.keys(parseWhmcsProducts(answer, 'BDT'))).toEqual(['52', '53']);
  });

  test.each([
    [whmcsProducts([])],
    [whmcsProducts('')],
    [{ result: 'success', products: [] }],
    [null],
    [[]],
  ])('no products at all is an error: %j', (answer) => {
    expect(() => parseWhmcsProducts(answer, 'BDT')).toThrow('WHMCS lists no products.');
  });

  test('a missing currency is an error, not a shop without prices', () => {
    expect(() => parseWhmcsProducts(oddWhmcs()['GetProducts'], 'EUR')).toThrow(
      'WHMCS has no prices in EUR',
    );
    expect(() =>
      parseWhmcsTlds(whmcsTlds({ com: whmcsTld('com', '14.95') }, 'USD'), 'BDT'),
    ).toThrow('no prices in BDT');
  });

  test('odd extensions have the price of one year or none', () => {
    expect(parseWhmcsTlds(oddWhmcs()['GetTLDPricing'], 'BDT')).toEqual(oddTlds);
  });

  test('currencies are read as installations send them and as the documentation shows them', () => {
    const documented = {
      result: 'success',
      totalresults: '1',
      'currencies[currency][0][id]': '1',
      'currencies[currency][0][code]': 'USD',
    };
    expect(parseCurrencies(documented)).toEqual(new Map([['USD', '1']]));
    expect(parseCurrencies(oddWhmcs()['GetCurrencies'])).toEqual(
      new Map([
        ['USD', '1'],
        ['BDT', '3'],
      ]),
    );
    expect(parseCurrencies(null)).toEqual(new Map());
  });
});

describe('FOSSBilling', () => {
  const [month, year] = [fossPeriod('75.00'), fossPeriod('800.00')];
  const pricingOf = (product: unknown) =>
    Object.values(parseFossProducts({ list: [product] }))[0]?.pricing;

  test('a setup fee belongs to a cycle that is on sale', () => {
    const off = fossPeriod('75.00', { setup: '500.00', enabled: false });
    const product = fossProduct(1, { '1M': off, '1Y': fossPeriod('800.00', { setup: '250.00' }) });
    expect(parseFossProducts({ list: [product] })[1]?.setup).toEqual({ annually: '250.00' });
  });

  test.each<[string, unknown, object]>([
    [
      'every cycle',
      fossProduct(1, {
        '1W': month,
        '1M': month,
        '3M': fossPeriod('220.00'),
        '6M': fossPeriod('430.00'),
        '1Y': year,
        '2Y': fossPeriod('1500.00'),
        '3Y': fossPeriod('2200.00'),
      }),
      {
        monthly: '75.00',
        quarterly: '220.00',
        semiannually: '430.00',
        annually: '800.00',
        biennially: '1500.00',
        triennially: '2200.00',
      },
    ],
    [
      'a disabled cycle',
      fossProduct(1, { '1M': fossPeriod('75.00', { enabled: false }), '1Y': year }),
      { annually: '800.00' },
    ],
    [
      'flags and prices of older versions',
      fossProduct('1', { '1M': fossPeriod(75, { enabled: '1' }) }),
      { monthly: '75.00' },
    ],
    ['no flag', fossProduct(1, { '1M': { price: '75.00' } }), {}],
    [
      'a price that is paid once',
      fossProduct(
        1,
        { '1M': month },
        { pricing: { type: 'once', once: { price: '75.00' }, recurrent: { '1M': month } } },
      ),
      {},
    ],
    ['no periods', fossProduct(1, []), {}],
    [
      'a domain',
      fossProduct(1, {}, { type: 'domain', pricing: { '.com': { price_registration: '1.00' } } }),
      {},
    ],
  ])('%s', (_, product, pricing) => {
    expect(pricingOf(product)).toEqual(pricing);
  });

  test('order pages have a slug, or else the id', () => {
    const products = parseFossProducts({
      list: [
        fossProduct(52, {}),
        fossProduct(53, {}, { slug: '../admin' }),
        fossProduct(54, {}, { slug: null }),
      ],
    });
    expect(Object.values(products).map(({ path }) => path)).toEqual([
      '/order/product-52',
      '/order/53',
      '/order/54',
    ]);
  });

  test.each<[string, unknown, object | undefined]>([
    [
      'as documented',
      fossTld('.com', '1499.00'),
      { register: '1499.00', renew: '1599.00', transfer: '1499.00' },
    ],
    [
      'of version 0.8',
      fossTld('.com', '1499.00', {
        active: 1,
        allow_register: '1',
        allow_transfer: '0',
        periods: undefined,
      }),
      { register: '1499.00', renew: '1599.00' },
    ],
    ['not active', fossTld('.com', '1499.00', { active: false }), undefined],
    ['not for registration', fossTld('.com', '1499.00', { allow_register: false }), undefined],
    ['from two years', fossTld('.com', '1499.00', { min_years: 2 }), undefined],
    ['for two or five years', fossTld('.com', '1499.00', { periods: [2, 5] }), undefined],
    [
      'for one or five years',
      fossTld('.com', '1499.00', { periods: [1, 5] }),
      { register: '1499.00', renew: '1599.00', transfer: '1499.00' },
    ],
    ['without a price', fossTld('.com', '0.00'), undefined],
  ])('an extension %s', (_, tld, prices) => {
    // As it arrives: JSON has no undefined.
    const answer: unknown = JSON.parse(JSON.stringify([tld]));
    expect(parseFossTlds(answer)['com']).toEqual(prices);
  });
});

/* Whatever is sent: no error but a BillingError, and no number that was not sent for it. */

const oddPrice = oneof(
  constantFrom('75.00', '800', 12.5, '-1.00', '0', '1e3', null, [], {}),
  double().map((number) => number.toFixed(2)),
  jsonValue({ maxDepth: 1 }),
);
/** Mostly what is expected, now and then anything. */
const mostly = (...expected: unknown[]) =>
  oneof(
    { arbitrary: constantFrom(...expected), weight: 4 },
    { arbitrary: jsonValue({ maxDepth: 1 }), weight: 1 },
  );
const odd = <T>(expected: Arbitrary<T>) =>
  oneof({ arbitrary: expected, weight: 6 }, { arbitrary: jsonValue({ maxDepth: 2 }), weight: 1 });
const period = record({ price: oddPrice, setup: oddPrice, enabled: mostly(true, 1, '1', false) });
const product = record({
  pid: mostly(52, '53', -1),
  id: mostly(52, '53', -1),
  name: mostly('Name'),
  paytype: mostly('recurring', 'onetime'),
  pricing: odd(
    record({
      BDT: odd(
        record(
          { monthly: oddPrice, quarterly: oddPrice, annually: oddPrice, msetupfee: oddPrice },
          { requiredKeys: [] },
        ),
      ),
      type: mostly('recurrent', 'once'),
      recurrent: odd(record({ '1M': odd(period), '1Y': odd(period) }, { requiredKeys: [] })),
    }),
  ),
});
const list = odd(array(odd(product), { maxLength: 6 }));
const answers = odd(record({ products: odd(record({ product: list })), list }));

function numbersIn(value: unknown): Set<number> {
  const found = new Set<number>();
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'number' || (typeof inner === 'string' && inner.trim()))
      found.add(Number(inner));
    return inner;
  });
  return found;
}

let prices = 0;
function checkSent(sent: ReadonlySet<number>, price: unknown): void {
  prices += 1;
  if (!sent.has(Number(price))) throw new Error(`${String(price)} was not sent`);
}

function outcome<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof BillingError) return undefined;
    throw error;
  }
}

test.each<[string, (answer: unknown) => Record<string, { pricing: object }>]>([
  ['WHMCS', (answer) => parseWhmcsProducts(answer, 'BDT')],
  ['FOSSBilling', parseFossProducts],
])('%s: products out of anything are valid, with numbers that were sent', (_, parse) => {
  prices = 0;
  assert(
    property(answers, (answer) => {
      const products = outcome(() => parse(answer)) ?? {};
      v.assert(productsSchema, products);
      const sent = numbersIn(answer);
      for (const { pricing } of Object.values(products)) {
        for (const price of Object.values(pricing)) {
          checkSent(sent, price);
        }
      }
    }),
  );
  expect(prices).toBeGreaterThan(0);
});

test.each<[string, (answer: unknown) => object]>([
  ['WHMCS', (answer) => parseWhmcsTlds({ currency: { code: 'BDT' }, pricing: answer }, 'BDT')],
  ['FOSSBilling', parseFossTlds],
])('%s: extensions out of anything are valid, with numbers that were sent', (_, parse) => {
  const years = odd(record({ '1': oddPrice, '2': oddPrice }, { requiredKeys: [] }));
  const tld = record({
    tld: mostly('.com', 'net', '.com.bd'),
    register: years,
    renew: years,
    price_registration: oddPrice,
    price_renew: oddPrice,
    price_transfer: oddPrice,
    active: mostly(true, 1, false),
    allow_register: mostly(true, '1'),
    allow_transfer: mostly(true, '0'),
    min_years: mostly(1, 2),
    periods: mostly(null, [1, 2], [2]),
  });
  const keys = oneof(constantFrom('com', '.net', '__proto__'), string());
  const tlds = oneof(
    array(odd(tld), { maxLength: 6 }),
    dictionary(keys, odd(tld), { maxKeys: 6 }),
    jsonValue(),
  );
  prices = 0;
  assert(
    property(tlds, (answer) => {
      const found = outcome(() => parse(answer)) ?? {};
      v.assert(tldsSchema, found);
      const sent = numbersIn(answer);
      for (const entry of Object.values(found)) {
        for (const price of Object.values(entry as object)) checkSent(sent, price);
      }
    }),
  );
  expect(prices).toBeGreaterThan(0);
});

test('any price is the number that was sent, or none', () => {
  assert(
    property(oneof(oddPrice, jsonValue()), (value) => {
      const price = parsePrice(value);
      if (price !== undefined) expect(Number(price)).toBe(Number(value));
    }),
  );
});
