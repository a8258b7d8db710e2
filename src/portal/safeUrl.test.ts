import * as fc from '../../tests/random.ts';
import { describe, expect, it } from 'vitest';
import { safeUrl } from './safeUrl.ts';

describe('safeUrl', () => {
  it.each([
    'https://portal.test/cart.php?a=add&pid=52',
    'http://localhost:4000/cart.php?a=add&pid=52',
  ])('keeps %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each<[unknown]>([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['blob:https://portal.test/1'],
    ['ftp://portal.test/'],
    ['//evil.example/'],
    ['/cart.php'],
    ['cart.php'],
    ['https://'],
    ['https://portal.test@evil.example/'],
    ['https://user:secret@portal.test/'],
    [''],
    [null],
    [undefined],
    [52],
    [{ toString: () => 'https://portal.test/' }],
    [['https://portal.test/']],
  ])('rejects %s', (value) => {
    expect(safeUrl(value)).toBeNull();
  });

  it('returns null or a web address for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.webUrl(), fc.string()), (value) => {
        expect(safeUrl(value) ?? 'https://none').toMatch(/^https?:\/\//);
      }),
    );
  });
});
