import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callPortal } from './call.ts';

const url = 'https://portal.test/setu/api/tlds';
const noAbort = () => new AbortController().signal;

/** Never responds, and rejects when aborted, as a browser does. */
const hang = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

function stubPortal(respond: typeof hang) {
  const fetchStub = vi.fn(respond);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}
const respondWith = (response: Response) => stubPortal(() => Promise.resolve(response));
const failWith = (error: Error) =>
  stubPortal(async () => {
    throw error;
  });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const tooLate = { failure: 'timeout', values: { seconds: '10' } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('callPortal', () => {
  it('returns the JSON after one call without cookies', async () => {
    const fetchStub = respondWith(new Response('{"com":{"register":"1499"}}'));
    await expect(callPortal(url, noAbort())).resolves.toEqual({ com: { register: '1499' } });
    expect(fetchStub).toHaveBeenCalledOnce();
    expect(fetchStub).toHaveBeenCalledWith(url, expect.objectContaining({ credentials: 'omit' }));
  });

  it.each([400, 404, 429, 500, 503])('fails on status %d', async (status) => {
    respondWith(new Response('{}', { status }));
    await expect(callPortal(url, noAbort())).rejects.toMatchObject({
      failure: 'badStatus',
      values: { status: String(status) },
    });
  });

  it.each(['', '<!doctype html>', '{"cut":'])('fails on %j, which is not JSON', async (body) => {
    respondWith(new Response(body));
    await expect(callPortal(url, noAbort())).rejects.toMatchObject({ failure: 'invalidJson' });
  });

  it("keeps the browser's message for a failed connection", async () => {
    failWith(new TypeError('Failed to fetch'));
    await expect(callPortal(url, noAbort())).rejects.toThrow('Failed to fetch');
  });

  it('treats a connection lost during the body as a failed connection', async () => {
    const body = new ReadableStream({
      start: (stream) => stream.error(new TypeError('network error')),
    });
    respondWith(new Response(body));
    await expect(callPortal(url, noAbort())).rejects.toThrow('network error');
  });

  it('reads a response that comes in pieces, split inside a letter', async () => {
    const bytes = new TextEncoder().encode('{"a":"৳"}');
    const body = new ReadableStream({
      start: (stream) => {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
        stream.close();
      },
    });
    respondWith(new Response(body));
    await expect(callPortal(url, noAbort())).resolves.toEqual({ a: '৳' });
  });

  it('accepts a megabyte', async () => {
    respondWith(new Response(`"${'a'.repeat(999_998)}"`));
    await expect(callPortal(url, noAbort())).resolves.toHaveLength(999_998);
  });

  it('gives up on more than a megabyte, and downloads no more of it', async () => {
    const cancel = vi.fn();
    const piece = new TextEncoder().encode('[1],'.repeat(25_000));
    let pieces = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        pieces += 1;
        stream.enqueue(piece);
      },
      cancel,
    });
    respondWith(new Response(body));
    await expect(callPortal(url, noAbort())).rejects.toMatchObject({ failure: 'invalidJson' });
    expect(cancel).toHaveBeenCalledOnce();
    expect(pieces).toBeLessThan(20);
  });

  it('fails after 10 seconds without a response, and not before', async () => {
    stubPortal(hang);
    const settled = vi.fn();
    const failure = failureOf(callPortal(url, noAbort()).finally(settled));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject(tooLate);
  });

  it('leaves no timer running after a response', async () => {
    respondWith(new Response('{}'));
    await callPortal(url, noAbort());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('includes the body in the 10 seconds', async () => {
    stubPortal((_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return Promise.resolve(new Response(body));
    });
    const failure = failureOf(callPortal(url, noAbort()));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject(tooLate);
  });

  it('stops with an AbortError when the visitor leaves', async () => {
    const fetchStub = stubPortal(hang);
    const controller = new AbortController();
    const failure = failureOf(callPortal(url, controller.signal));
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(fetchStub.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });

  it('makes no call for a visitor who has already left', async () => {
    const fetchStub = stubPortal(hang);
    await expect(callPortal(url, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
