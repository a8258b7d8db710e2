// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DomainPrices } from './responses.ts';
import { PageStateProvider } from './PageState.tsx';
import { useTldPrices } from './useTldPrices.ts';

vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../site/testDomains.ts')).testDomains,
}));

const defaults = { com: 1000, shop: 300, top: 200 };
const fetchStub = vi.fn<(url: string, options: { signal: AbortSignal }) => Promise<Response>>();

beforeEach(() => {
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Waits for the call's promises to settle. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

const registerPrices = (prices: DomainPrices) =>
  Object.fromEntries([...prices].map(([name, { register }]) => [name, register]));

describe('useTldPrices', () => {
  it('starts with the defaults and overrides them after one call', async () => {
    const body = '{"com":{"register":"1350.00"},"xyz":{"register":"250"},"top":{"register":""}}';
    fetchStub.mockResolvedValue(new Response(body));
    const { result, rerender } = renderHook(() => useTldPrices(), { wrapper: PageStateProvider });
    expect(registerPrices(result.current.prices)).toEqual(defaults);
    await settle();
    rerender();
    expect(result.current.state).toBe('loaded');
    expect(registerPrices(result.current.prices)).toEqual({ ...defaults, com: 1350, xyz: 250 });
    expect(fetchStub.mock.calls.map(([url]) => url)).toEqual(['https://portal.test/setu/api/tlds']);
  });

  it.each<[string, () => Promise<Response>]>([
    ['a bad status', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['a failed connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an array', () => Promise.resolve(new Response('[]'))],
  ])('only logs %s and keeps the defaults', async (_, respond) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fetchStub.mockImplementation(respond);
    const { result } = renderHook(() => useTldPrices(), { wrapper: PageStateProvider });
    await settle();
    expect(result.current.state).toBe('error');
    expect(registerPrices(result.current.prices)).toEqual(defaults);
    expect(log).toHaveBeenCalledExactlyOnceWith('Error fetching domain prices', expect.any(Error));
  });

  it.each(['{}', '{"com":{"register":""}}'])('says that %s has no prices', async (body) => {
    fetchStub.mockResolvedValue(new Response(body));
    const { result } = renderHook(() => useTldPrices(), { wrapper: PageStateProvider });
    await settle();
    expect(result.current.state).toBe('error');
    expect(registerPrices(result.current.prices)).toEqual(defaults);
  });

  it('logs nothing when it unmounts', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fetchStub.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    renderHook(() => useTldPrices(), { wrapper: PageStateProvider }).unmount();
    await settle();
    expect(fetchStub.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });
});
