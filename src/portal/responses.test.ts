import { describe, expect, it } from 'vitest';
import { PortalError } from './errors.ts';
import { parseDomainPrices, parseProducts } from './responses.ts';

const good = {
  name: '1 GB Hosting',
  pricing: { monthly: '75.00', annually: '900.00' },
  url: 'https://portal.test/cart.php?a=add&pid=52',
};
const empty = { name: null, prices: {}, url: null };
const notObjects: [unknown][] = [[null], [[]], [[good]], ['text'], [52], [true], [undefined]];

describe('parseProducts', () => {
  it('returns the requested products', () => {
    const products = parseProducts({ 52: good, 99: good }, [52, 53]);
    expect([...products]).toEqual([
      [52, { name: good.name, prices: { monthly: 75, annually: 900 }, url: good.url }],
    ]);
  });

  it.each(notObjects)('rejects %j as a whole', (response) => {
    expect(() => parseProducts(response, [52])).toThrow(new PortalError('noObject'));
  });

  it.each<[unknown]>([[null], [[]], ['text'], [7], [{}], [{ name: 5, pricing: 'x', url: {} }]])(
    'keeps a product that is %j, without its missing fields',
    (value) => {
      expect(parseProducts({ 52: value }, [52]).get(52)).toEqual(empty);
    },
  );

  it.each<[string, object, object]>([
    ['name', { name: ['x'] }, { name: null }],
    ['blank name', { name: '  ' }, { name: null }],
    ['pricing', { pricing: null }, { prices: {} }],
    [
      'cycle that is off',
      { pricing: { monthly: '75.00', annually: '-1.00' } },
      { prices: { monthly: 75 } },
    ],
    ['absent cycle', { pricing: { monthly: 75 } }, { prices: { monthly: 75 } }],
    [
      'setup fee',
      { setup: { monthly: '500.00', annually: '0.00', weekly: '5.00' } },
      { setupFees: { monthly: 500 } },
    ],
    ['setup fees of the wrong type', { setup: '500.00' }, {}],
    ['script url', { url: 'javascript:alert(1)' }, { url: null }],
  ])('drops only the invalid field: %s', (_, invalid, expected) => {
    const valid = { name: good.name, prices: { monthly: 75, annually: 900 }, url: good.url };
    expect(parseProducts({ 52: { ...good, ...invalid } }, [52]).get(52)).toEqual({
      ...valid,
      ...expected,
    });
  });

  it('ignores inherited properties', () => {
    const inherited: unknown = Object.create({ 52: good });
    expect(parseProducts(inherited, [52]).size).toBe(0);
    const hostile: unknown = JSON.parse(
      `{"__proto__": {"52": ${JSON.stringify(good)}}, "constructor": {"prototype": {"url": "x"}}}`,
    );
    expect(parseProducts(hostile, [52]).size).toBe(0);
    expect(Object.hasOwn(Object.prototype, 'url')).toBe(false);
  });
});

describe('parseDomainPrices', () => {
  it('returns the valid prices', () => {
    const response = {
      com: { register: '1,499.00' },
      '.XYZ': { register: 350 },
      'com.bd': { register: '900', renew: '950.00', transfer: 'free' },
      net: { renew: '1,600.00' },
      top: { register: '-1.00' },
      info: {},
      shop: null,
      online: '899',
      '<b>': { register: '5' },
      '': { register: '5' },
    };
    expect([...parseDomainPrices(response)]).toEqual([
      ['com', { register: 1499, renew: null, transfer: null }],
      ['xyz', { register: 350, renew: null, transfer: null }],
      ['com.bd', { register: 900, renew: 950, transfer: null }],
    ]);
  });

  it.each(notObjects)('rejects %j as a whole', (response) => {
    expect(() => parseDomainPrices(response)).toThrow(new PortalError('noObject'));
  });
});
