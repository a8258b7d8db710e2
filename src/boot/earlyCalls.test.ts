import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEarlyCall, maxAgeMs, takeEarlyCall } from './earlyCalls.ts';

const url = 'https://portal.test/setu/api/tlds';
const noAbort = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  globalThis.earlyCalls = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubPortal(respond: (url: string, options: RequestInit) => Promise<Response>) {
  const fetchStub = vi.fn(respond);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

test('an early call is picked up once, by its URL', async () => {
  const fetchStub = stubPortal(() => Promise.resolve(new Response('{}')));
  startEarlyCall(url);
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({ credentials: 'omit' }),
  );
  expect(takeEarlyCall(`${url}/other`, noAbort())).toBeUndefined();
  expect((await takeEarlyCall(url, noAbort()))?.ok).toBe(true);
  expect(takeEarlyCall(url, noAbort())).toBeUndefined();
});

test('without an early call there is nothing to pick up', () => {
  expect(takeEarlyCall(url, noAbort())).toBeUndefined();
});

test('a response that is too old is not used', () => {
  stubPortal(() => Promise.resolve(new Response('{}')));
  startEarlyCall(url);
  vi.advanceTimersByTime(maxAgeMs + 1);
  expect(takeEarlyCall(url, noAbort())).toBeUndefined();
});

test('leaving the page aborts the call', () => {
  const fetchStub = stubPortal(() => new Promise(() => {}));
  startEarlyCall(url);
  const leaving = new AbortController();
  void takeEarlyCall(url, leaving.signal);
  const signal = fetchStub.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  leaving.abort();
  expect(signal?.aborted).toBe(true);
});

test('a failure reaches the code that picks up the call and is never an unhandled rejection', async () => {
  stubPortal(() => Promise.reject(new TypeError('Failed to fetch')));
  startEarlyCall(url);
  await vi.advanceTimersByTimeAsync(1);
  await expect(takeEarlyCall(url, noAbort())).rejects.toThrow('Failed to fetch');
});
