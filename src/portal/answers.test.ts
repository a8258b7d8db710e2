import { describe, expect, it } from 'vitest';
import { readDomainPrices, readProducts } from './answers.ts';

const good = {
  name: '1 GB Hosting',
  pricing: { monthly: '75.00', annually: '900.00' },
  url: 'https://portal.test/cart.php?a=add&pid=52',
};
const nothing = { name: null, prices: { monthly: null, annually: null }, url: null };
const noObjects: [unknown][] = [[null], [[]], [[good]], ['text'], [52], [true], [undefined]];

describe('readProducts', () => {
  it('reads the products that were asked for', () => {
    const products = readProducts({ 52: good, 99: good }, [52, 53]);
    expect([...products]).toEqual([
      [52, { name: good.name, prices: { monthly: 75, annually: 900 }, url: good.url }],
    ]);
  });

  it.each(noObjects)('fails on %j as a whole', (answer) => {
    expect(() => readProducts(answer, [52])).toThrow(
      'The portal sent an answer of an unknown kind',
    );
  });

  it.each<[unknown]>([[null], [[]], ['text'], [7], [{}], [{ name: 5, pricing: 'x', url: {} }]])(
    'keeps a product that is %j, without what it does not say',
    (value) => {
      expect(readProducts({ 52: value }, [52]).get(52)).toEqual(nothing);
    },
  );

  it.each<[string, object, object]>([
    ['name', { name: ['x'] }, { name: null }],
    ['blank name', { name: '  ' }, { name: null }],
    ['pricing', { pricing: null }, { prices: { monthly: null, annually: null } }],
    [
      'cycle that is off',
      { pricing: { monthly: '75.00', annually: '-1.00' } },
      { prices: { monthly: 75, annually: null } },
    ],
    ['absent cycle', { pricing: { monthly: 75 } }, { prices: { monthly: 75, annually: null } }],
    ['script url', { url: 'javascript:alert(1)' }, { url: null }],
  ])('loses only the odd field: %s', (_, odd, expected) => {
    const whole = { name: good.name, prices: { monthly: 75, annually: 900 }, url: good.url };
    expect(readProducts({ 52: { ...good, ...odd } }, [52]).get(52)).toEqual({
      ...whole,
      ...expected,
    });
  });

  it('takes nothing from a prototype', () => {
    const inherited: unknown = Object.create({ 52: good });
    expect(readProducts(inherited, [52]).size).toBe(0);
    const hostile: unknown = JSON.parse(
      `{"__proto__": {"52": ${JSON.stringify(good)}}, "constructor": {"prototype": {"url": "x"}}}`,
    );
    expect(readProducts(hostile, [52]).size).toBe(0);
    expect(Object.hasOwn(Object.prototype, 'url')).toBe(false);
  });
});

describe('readDomainPrices', () => {
  it('reads the prices that are prices', () => {
    const answer = {
      com: { register: '1,499.00' },
      '.XYZ': { register: 350 },
      'com.bd': { register: '900' },
      top: { register: '-1.00' },
      info: {},
      shop: null,
      online: '899',
      '<b>': { register: '5' },
      '': { register: '5' },
    };
    expect([...readDomainPrices(answer)]).toEqual([
      ['com', 1499],
      ['xyz', 350],
      ['com.bd', 900],
    ]);
  });

  it.each(noObjects)('fails on %j as a whole', (answer) => {
    expect(() => readDomainPrices(answer)).toThrow('The portal sent an answer of an unknown kind');
  });
});
