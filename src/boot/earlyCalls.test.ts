import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEarly, freshForMs, takeEarlyCall } from './earlyCalls.ts';

const url = 'https://portal.test/setu/api/tlds';
const staying = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  globalThis.earlyCalls = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function portal(answer: (url: string, options: RequestInit) => Promise<Response>) {
  const fetchStub = vi.fn(answer);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

test('an early call is picked up once, by its address', async () => {
  const fetchStub = portal(() => Promise.resolve(new Response('{}')));
  callEarly(url);
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({ credentials: 'omit' }),
  );
  expect(takeEarlyCall(`${url}/other`, staying())).toBeUndefined();
  expect((await takeEarlyCall(url, staying()))?.ok).toBe(true);
  expect(takeEarlyCall(url, staying())).toBeUndefined();
});

test('nothing was called early', () => {
  expect(takeEarlyCall(url, staying())).toBeUndefined();
});

test('an answer that lay about for too long is not used', () => {
  portal(() => Promise.resolve(new Response('{}')));
  callEarly(url);
  vi.advanceTimersByTime(freshForMs + 1);
  expect(takeEarlyCall(url, staying())).toBeUndefined();
});

test('a visitor who leaves ends the call', () => {
  const fetchStub = portal(() => new Promise(() => {}));
  callEarly(url);
  const leaving = new AbortController();
  void takeEarlyCall(url, leaving.signal);
  const signal = fetchStub.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  leaving.abort();
  expect(signal?.aborted).toBe(true);
});

test('a failure is for whoever picks it up, and no uncaught error before', async () => {
  portal(() => Promise.reject(new TypeError('Failed to fetch')));
  callEarly(url);
  await vi.advanceTimersByTimeAsync(1);
  await expect(takeEarlyCall(url, staying())).rejects.toThrow('Failed to fetch');
});
