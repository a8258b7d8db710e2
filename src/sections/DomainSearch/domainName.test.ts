import * as fc from '../../../tests/random.ts';
import { describe, expect, it, test } from 'vitest';
import { asciiName, parseDomainName } from './domainName.ts';

const name = (label: string, extension: string | null = null, ...changes: string[]) => ({
  kind: 'name',
  name: label,
  extension,
  ascii: { name: label, extension },
  changes,
});
/** A name in another script, with its ASCII form. */
const idn = (
  label: string,
  ascii: string,
  extension: string | null = null,
  asciiExtension = extension,
) => ({
  kind: 'name',
  name: label,
  extension,
  ascii: { name: ascii, extension: asciiExtension },
});
const unusable = (obstacle: string) => ({ kind: 'unusable', obstacle });

describe('parseDomainName', () => {
  it.each([
    ['myshop', name('myshop')],
    ['  myshop \n', name('myshop')],
    ['my-shop-24', name('my-shop-24')],
    ['myshop.com', name('myshop', 'com')],
    ['myshop.com.', name('myshop', 'com')],
    ['myshop.com.bd', name('myshop', 'com.bd')],
    ['myshop.co.uk', name('myshop', 'co.uk')],
    ['com.bd', name('com', 'bd')],
    ['xn--p1ai.xn--p1ai', name('xn--p1ai', 'xn--p1ai')],
    ['a'.repeat(63), name('a'.repeat(63))],
  ])('accepts %j as it is', (typed, parsed) => {
    expect(parseDomainName(typed)).toEqual(parsed);
  });

  it.each([
    ['MyShop.COM', name('myshop', 'com', 'capitals')],
    ['my shop', name('myshop', null, 'spaces')],
    ['My Shop!', name('myshop', null, 'capitals', 'spaces', 'signs')],
    ['my_shop', name('myshop', null, 'signs')],
    ['https://www.myshop.com/cart?id=1#top', name('myshop', 'com', 'address')],
    ['WWW.myshop.com', name('myshop', 'com', 'address')],
    ['http://localhost:4000', name('localhost', null, 'address')],
    ['info@myshop.com', name('myshop', 'com', 'address')],
    ['mailto:info@myshop.com', name('myshop', 'com', 'address')],
    ['me@home', name('mehome', null, 'signs')],
    ['and/or', name('andor', null, 'signs')],
    ['blog.myshop.com', name('myshop', 'com', 'subdomain')],
    ['a.b.myshop.com.bd', name('myshop', 'com.bd', 'subdomain')],
    ['-myshop-.com', name('myshop', 'com', 'hyphens')],
    ['café', name('cafe', null, 'letters')],
    ['shop২৪.com', name('shop24', 'com', 'digits')],
    ['ＭＹ', name('my', null, 'letters', 'capitals')],
    ['İstanbul', name('istanbul', null, 'letters', 'capitals')],
    ['my😀shop', name('myshop', null, 'signs')],
    ['my\u200Bshop', name('myshop', null, 'signs')],
    ['\u202Epohsym', name('pohsym', null, 'signs')],
    ['my\uD800shop', name('myshop', null, 'signs')],
    ['<script>alert(1)</script>', name('scriptalert1script', null, 'signs')],
    ["'; drop table", name('droptable', null, 'spaces', 'signs')],
    ['javascript:alert(1)', name('javascriptalert1', null, 'signs')],
    ['__proto__', name('proto', null, 'signs')],
    ['my..shop', name('my', 'shop')],
  ])('cleans %j and says how', (typed, parsed) => {
    expect(parseDomainName(typed)).toEqual(parsed);
  });

  it.each([
    ['নকশি.বাংলা', idn('নকশি', 'xn--p5b1b3bvb', 'বাংলা', 'xn--54b7fta0cc')],
    ['আমার দোকান', idn('আমারদোকান', 'xn--94b4aycj1am1hd9i')],
    ['shopআমার.com', idn('shopআমার', 'xn--shop-epjysoa5i', 'com')],
    ['১২৩', idn('১২৩', 'xn--17bcd')],
    ['https://www.নকশি.বাংলা/দোকান', idn('নকশি', 'xn--p5b1b3bvb', 'বাংলা', 'xn--54b7fta0cc')],
    ['নকশি.com.bd', idn('নকশি', 'xn--p5b1b3bvb', 'com.bd')],
    // й must keep its accent when it is decomposed; é loses its.
    ['йод', idn('йод', 'xn--d1ajp')],
    // The same letter, typed as one character or as two.
    ['\u09A1\u09BC', idn('\u09A1\u09BC', 'xn--15b8c')],
    ['\u09DC', idn('\u09A1\u09BC', 'xn--15b8c')],
  ])('converts %s to its ASCII form', (typed, parsed) => {
    expect(parseDomainName(typed)).toMatchObject(parsed);
  });

  it.each([
    ['Amar Dokan', 'amardokan'],
    ['  AMARDOKAN.COM ', 'amardokan.com'],
    ['https://www.amardokan.com:8443/shop?x=1', 'amardokan.com'],
    ['নকশি.com.bd', 'xn--p5b1b3bvb.com.bd'],
  ])('gives %j to the portal as %s', (typed, ascii) => {
    const parsed = parseDomainName(typed);
    expect(parsed.kind === 'name' && asciiName(parsed)).toBe(ascii);
  });

  it.each(['', ' ', '\n\t\u00A0'])('treats %j as empty', (typed) => {
    expect(parseDomainName(typed)).toEqual({ kind: 'empty' });
  });

  it.each([
    ['!!!', 'nothing'],
    ['...', 'nothing'],
    ['.com', 'nothing'],
    ['---', 'nothing'],
    ['-.com', 'nothing'],
    ['\u200B', 'nothing'],
    ['\u09CDকলম', 'script'],
    ['ক'.repeat(62), 'tooLong'],
    ['নকশি.১২৩.c', 'extension'],
    ['a'.repeat(64), 'tooLong'],
    [`${'a'.repeat(64)}.com`, 'tooLong'],
    ['a b'.repeat(5000), 'tooLong'],
    ['192.168.0.1', 'extension'],
    ['version1.5', 'extension'],
    ['myshop.c', 'extension'],
    ['myshop.-', 'extension'],
  ])('says why %j cannot be a name', (typed, obstacle) => {
    expect(parseDomainName(typed)).toEqual(unusable(obstacle));
  });

  test('whatever is typed, the name it returns is valid', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 90 }),
          fc.string({ unit: 'grapheme', maxLength: 30 }),
        ),
        (typed) => {
          const parsed = parseDomainName(typed);
          if (parsed.kind !== 'name') return;
          expect(parsed.ascii.name).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
          expect(parseDomainName(parsed.ascii.name)).toMatchObject({
            name: parsed.ascii.name,
            changes: [],
          });
        },
      ),
    );
  });
});
