// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallsOnLoadContext } from './callsOnLoad.ts';
import { PortalError } from './errors.ts';
import { PageStateProvider } from './PageState.tsx';
import { useProducts } from './useProducts.ts';
import { useTldPrices } from './useTldPrices.ts';
import { defaultDomainPrices } from '../site/domains.ts';
import { site } from '../site/site.ts';

interface Call {
  url: string;
  signal: AbortSignal;
  respond: (body: string, status?: number) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}
let calls: Call[];

/** The call at an index, which must exist. */
function call(index: number): Call {
  const found = calls[index];
  if (found === undefined) throw new Error(`Call ${index} was not made`);
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
          respond: (body, status = 200) => act(async () => resolve(new Response(body, { status }))),
          fail: (error) => act(async () => reject(error)),
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Plans with these ids, at ৳1,500 a month. */
const plans = (...ids: number[]) => ids.map((id) => ({ id, listPrice: { monthly: 1500 } }));

const silver = '{"34":{"name":"Silver","pricing":{"monthly":"1200.00"},"url":"https://p.test/34"}}';

describe('useProducts', () => {
  it('loads once, however often it renders', async () => {
    const { result, rerender } = renderHook(() => useProducts(plans(34, 36)), {
      wrapper: PageStateProvider,
    });
    expect(result.current).toEqual({ state: 'loading' });
    rerender();
    await call(0).respond(silver);
    rerender();
    expect(calls.map(({ url }) => url)).toEqual(['https://portal.test/setu/api/products/34,36']);
    expect(result.current).toEqual({
      state: 'loaded',
      products: new Map([
        [34, { name: 'Silver', prices: { monthly: 1200 }, url: 'https://p.test/34' }],
      ]),
    });
  });

  it.each<[string, (made: Call) => Promise<void>, Error]>([
    [
      'a bad status',
      (made) => made.respond('{}', 503),
      new PortalError('badStatus', { status: '503' }),
    ],
    [
      'a failed connection',
      (made) => made.fail(new TypeError('Failed to fetch')),
      new TypeError('Failed to fetch'),
    ],
    [
      'no JSON',
      (made) => made.respond('<html>'),
      expect.objectContaining({ failure: 'invalidJson' }),
    ],
    ['an array', (made) => made.respond('[]'), new PortalError('noObject')],
    ['null', (made) => made.respond('null'), new PortalError('noObject')],
  ])('reports %s and does not retry', async (_, settle, error) => {
    const { result } = renderHook(() => useProducts(plans(34)), { wrapper: PageStateProvider });
    await settle(call(0));
    expect(result.current).toEqual({ state: 'error', error });
    expect(calls).toHaveLength(1);
  });

  it('aborts on unmount, and ignores a late response', async () => {
    const { result, unmount } = renderHook(() => useProducts(plans(34)), {
      wrapper: PageStateProvider,
    });
    unmount();
    expect(call(0).signal.aborted).toBe(true);
    await call(0).respond(silver);
    expect(result.current).toEqual({ state: 'loading' });
  });

  it('makes a new call for other ids, and never shows the previous result', async () => {
    const { result, rerender } = renderHook(({ ids }) => useProducts(plans(...ids)), {
      initialProps: { ids: [34] },
      wrapper: PageStateProvider,
    });
    await call(0).respond(silver);
    rerender({ ids: [62] });
    expect(result.current).toEqual({ state: 'loading' });
    expect(call(1).url).toBe('https://portal.test/setu/api/products/62');
    await call(1).respond('{}');
    expect(result.current).toEqual({ state: 'loaded', products: new Map() });
  });

  it('keeps results while it is mounted, and requests no ids twice', async () => {
    const { result, rerender } = renderHook(({ ids }) => useProducts(plans(...ids)), {
      initialProps: { ids: [34] },
      wrapper: PageStateProvider,
    });
    rerender({ ids: [62] });
    await call(1).respond('{}', 500);
    await call(0).respond(silver);
    rerender({ ids: [34] });
    expect(result.current.state).toBe('loaded');
    rerender({ ids: [62] });
    expect(result.current.state).toBe('error');
    expect(calls).toHaveLength(2);
  });

  it('shares one call between the sections of a page', async () => {
    const { result } = renderHook(() => [useProducts(plans(34)), useProducts(plans(34))], {
      wrapper: PageStateProvider,
    });
    await call(0).respond(silver);
    expect(result.current.map(({ state }) => state)).toEqual(['loaded', 'loaded']);
    expect(calls).toHaveLength(1);
  });

  it('takes products from a call for more of them', async () => {
    const { result, rerender } = renderHook(
      ({ ids }) => [useProducts(plans(34, 36)), useProducts(plans(...ids))],
      { initialProps: { ids: [] as number[] }, wrapper: PageStateProvider },
    );
    rerender({ ids: [34] });
    await call(0).respond(silver);
    expect(result.current.map(({ state }) => state)).toEqual(['loaded', 'loaded']);
    expect(calls).toHaveLength(1);
    rerender({ ids: [34, 62] });
    expect(calls).toHaveLength(2);
  });

  it('adds its call to the page while it is prerendered', () => {
    const callsOnLoad = new Set<string>();
    renderHook(() => useProducts(plans(34, 36)), {
      wrapper: ({ children }) => (
        <CallsOnLoadContext value={callsOnLoad}>
          <PageStateProvider>{children}</PageStateProvider>
        </CallsOnLoadContext>
      ),
    });
    expect([...callsOnLoad]).toEqual(['https://portal.test/setu/api/products/34,36']);
  });

  it('makes no call without ids, until there are some', async () => {
    const callsOnLoad = new Set<string>();
    const { result, rerender } = renderHook(({ ids }) => useProducts(plans(...ids)), {
      initialProps: { ids: [] as number[] },
      wrapper: ({ children }) => (
        <CallsOnLoadContext value={callsOnLoad}>
          <PageStateProvider>{children}</PageStateProvider>
        </CallsOnLoadContext>
      ),
    });
    expect([calls.length, callsOnLoad.size, result.current.state]).toEqual([0, 0, 'loading']);
    rerender({ ids: [34] });
    await call(0).respond(silver);
    expect(result.current.state).toBe('loaded');
  });

  it('has one call in progress in strict mode', async () => {
    const { result } = renderHook(() => useProducts(plans(34)), {
      wrapper: ({ children }) => (
        <StrictMode>
          <PageStateProvider>{children}</PageStateProvider>
        </StrictMode>
      ),
    });
    const pending = calls.filter(({ signal }) => !signal.aborted);
    expect(pending).toHaveLength(1);
    await pending[0]?.respond(silver);
    expect(result.current.state).toBe('loaded');
  });

  it('answers with list prices at once, without a call, where those are what visitors pay', () => {
    const facts = site as { prices: 'live' | 'list' };
    facts.prices = 'list';
    const callsOnLoad = new Set<string>();
    const { result } = renderHook(() => [useProducts(plans(34)), useTldPrices()] as const, {
      wrapper: ({ children }) => (
        <CallsOnLoadContext value={callsOnLoad}>
          <PageStateProvider>{children}</PageStateProvider>
        </CallsOnLoadContext>
      ),
    });
    facts.prices = 'live';
    const [products, tlds] = result.current;
    const silverPlan = { name: null, prices: { monthly: 1500 } };
    expect(products).toEqual({
      state: 'loaded',
      products: new Map([
        [34, { ...silverPlan, url: 'https://portal.test/cart.php?a=add&pid=34' }],
      ]),
    });
    expect(tlds.state).toBe('loaded');
    expect([...tlds.prices]).toEqual(
      Object.entries(defaultDomainPrices).map(([name, { register }]) => [
        name,
        { register, renew: null, transfer: null },
      ]),
    );
    expect([calls.length, callsOnLoad.size]).toEqual([0, 0]);
  });
});
