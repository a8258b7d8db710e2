// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useProducts } from './useProducts.ts';

interface Call {
  url: string;
  signal: AbortSignal;
  answer: (body: string, status?: number) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}
let calls: Call[];

/** The call at an index; the test has no sense without it. */
function call(index: number): Call {
  const found = calls[index];
  if (found === undefined) throw new Error(`there was no call ${index}`);
  return found;
}

beforeEach(() => {
  calls = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          url,
          signal,
          answer: (body, status = 200) => act(async () => resolve(new Response(body, { status }))),
          fail: (error) => act(async () => reject(error)),
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const silver = '{"34":{"name":"Silver","pricing":{"monthly":"1200.00"},"url":"https://p.test/34"}}';

describe('useProducts', () => {
  it('loads once, however often the section is drawn', async () => {
    const { result, rerender } = renderHook(() => useProducts([34, 36]));
    expect(result.current).toEqual({ state: 'loading' });
    rerender();
    await call(0).answer(silver);
    rerender();
    expect(calls.map(({ url }) => url)).toEqual(['https://portal.test/setu/api/products/34,36']);
    expect(result.current).toEqual({
      state: 'loaded',
      products: new Map([
        [
          34,
          { name: 'Silver', prices: { monthly: 1200, annually: null }, url: 'https://p.test/34' },
        ],
      ]),
    });
  });

  it.each<[string, (made: Call) => Promise<void>, string]>([
    ['a bad status', (made) => made.answer('{}', 503), 'HTTP error! Status: 503'],
    [
      'a failed connection',
      (made) => made.fail(new TypeError('Failed to fetch')),
      'Failed to fetch',
    ],
    ['no JSON', (made) => made.answer('<html>'), 'The portal sent an answer that cannot be read'],
    ['an array', (made) => made.answer('[]'), 'The portal sent an answer of an unknown kind'],
    ['null', (made) => made.answer('null'), 'The portal sent an answer of an unknown kind'],
  ])('says what went wrong on %s, and does not try again', async (_, happen, message) => {
    const { result } = renderHook(() => useProducts([34]));
    await happen(call(0));
    expect(result.current).toEqual({ state: 'error', message });
    expect(calls).toHaveLength(1);
  });

  it('aborts on leaving, and a late answer changes nothing', async () => {
    const { result, unmount } = renderHook(() => useProducts([34]));
    unmount();
    expect(call(0).signal.aborted).toBe(true);
    await call(0).answer(silver);
    expect(result.current).toEqual({ state: 'loading' });
  });

  it('asks anew for other ids, and never shows the answer for the former ones', async () => {
    const { result, rerender } = renderHook(({ ids }) => useProducts(ids), {
      initialProps: { ids: [34] },
    });
    await call(0).answer(silver);
    rerender({ ids: [62] });
    expect(result.current).toEqual({ state: 'loading' });
    expect(call(1).url).toBe('https://portal.test/setu/api/products/62');
    await call(1).answer('{}');
    expect(result.current).toEqual({ state: 'loaded', products: new Map() });
  });

  it('is not disturbed by a late answer for former ids', async () => {
    const { result, rerender } = renderHook(({ ids }) => useProducts(ids), {
      initialProps: { ids: [34] },
    });
    rerender({ ids: [62] });
    await call(1).answer('{}');
    await call(0).answer(silver);
    expect(result.current).toEqual({ state: 'loaded', products: new Map() });
  });

  it('leaves one call under way in strict mode', async () => {
    const { result } = renderHook(() => useProducts([34]), { wrapper: StrictMode });
    const underWay = calls.filter(({ signal }) => !signal.aborted);
    expect(underWay).toHaveLength(1);
    await underWay[0]?.answer(silver);
    expect(result.current.state).toBe('loaded');
  });
});
