import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callPortal } from './call.ts';

const url = 'https://portal.test/setu/api/tlds';
const staying = () => new AbortController().signal;

/** A portal that never answers, and lets go when it is told to, as a browser does. */
const silence = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

function portal(answer: typeof silence) {
  const fetchStub = vi.fn(answer);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}
const answerWith = (response: Response) => portal(() => Promise.resolve(response));
const failWith = (error: Error) =>
  portal(async () => {
    throw error;
  });
const messageAfter = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('callPortal', () => {
  it('gives the JSON, after one call without cookies', async () => {
    const fetchStub = answerWith(new Response('{"com":{"register":"1499"}}'));
    await expect(callPortal(url, staying())).resolves.toEqual({ com: { register: '1499' } });
    expect(fetchStub).toHaveBeenCalledOnce();
    expect(fetchStub).toHaveBeenCalledWith(url, expect.objectContaining({ credentials: 'omit' }));
  });

  it.each([400, 404, 429, 500, 503])('fails on status %d', async (status) => {
    answerWith(new Response('{}', { status }));
    await expect(callPortal(url, staying())).rejects.toThrow(
      new Error(`HTTP error! Status: ${status}`),
    );
  });

  it.each(['', '<!doctype html>', '{"cut":'])('fails on %j, which is no JSON', async (body) => {
    answerWith(new Response(body));
    await expect(callPortal(url, staying())).rejects.toThrow(
      'The portal sent an answer that cannot be read',
    );
  });

  it("keeps the browser's words for a failed connection", async () => {
    failWith(new TypeError('Failed to fetch'));
    await expect(callPortal(url, staying())).rejects.toThrow('Failed to fetch');
  });

  it('finds words where the browser has none', async () => {
    failWith(new TypeError(''));
    await expect(callPortal(url, staying())).rejects.toThrow('The portal could not be reached');
  });

  it('takes a connection cut in the body for a failed connection', async () => {
    const body = new ReadableStream({
      start: (stream) => stream.error(new TypeError('network error')),
    });
    answerWith(new Response(body));
    await expect(callPortal(url, staying())).rejects.toThrow('network error');
  });

  it('fails after 10 seconds without an answer, and not before', async () => {
    portal(silence);
    const settled = vi.fn();
    const message = messageAfter(callPortal(url, staying()).finally(settled));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await message).toBe('Error: The portal did not answer within 10 seconds');
  });

  it('leaves no clock running after an answer', async () => {
    answerWith(new Response('{}'));
    await callPortal(url, staying());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts the body in the 10 seconds', async () => {
    portal((_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return Promise.resolve(new Response(body));
    });
    const message = messageAfter(callPortal(url, staying()));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await message).toBe('Error: The portal did not answer within 10 seconds');
  });

  it('stops with an AbortError when the visitor leaves', async () => {
    const fetchStub = portal(silence);
    const leaving = new AbortController();
    const message = messageAfter(callPortal(url, leaving.signal));
    leaving.abort();
    expect(await message).toMatch(/^AbortError: /);
    expect(fetchStub.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });

  it('does not call at all for a visitor who has left', async () => {
    const fetchStub = portal(silence);
    await expect(callPortal(url, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
